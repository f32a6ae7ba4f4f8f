import { Route, Router, Switch } from "wouter";
import { ROOT } from "./api/root";
import { AccountPage } from "./pages/account";
import { CreditsPage } from "./pages/credits";
import { HomePage } from "./pages/home";
import { LostPage } from "./pages/lost";
import { TextProvider } from "./text/context";
import { Announcements } from "./ui/announcements";
import { fetched } from "./ui/fetched";
import { Guard } from "./ui/guard";
import { NoticeProvider } from "./ui/notice";
import { Blank } from "./ui/page";

const SetupPage = fetched(() => import("./pages/setup").then((module) => module.SetupPage), Blank);
const RulesPage = fetched(() => import("./pages/rules").then((module) => module.RulesPage), Blank);
const MatchDoor = fetched(() => import("./pages/door").then((module) => module.MatchDoor), Blank);

const CoachPage = fetched(() => import("./coach/page").then((module) => module.CoachPage), Blank);
const LearnPage = fetched(() => import("./learn/list").then((module) => module.LearnPage), Blank);
const LessonPage = fetched(() => import("./learn/page").then((module) => module.LessonPage), Blank);
const PuzzlePage = fetched(() => import("./learn/puzzle").then((module) => module.PuzzlePage), Blank);

const WhatIfPage = fetched(() => import("./whatif/page").then((module) => module.WhatIfPage), Blank);

export function App() {
  return (
    <TextProvider>
      <NoticeProvider>
        <Router base={ROOT}>
          <Announcements />
          <Guard>
            <Switch>
              <Route path="/">
                <HomePage />
              </Route>
              <Route path="/new/:game">{({ game }) => <SetupPage key={game} game={game} />}</Route>
              <Route path="/match/:id">{({ id }) => <MatchDoor key={id} id={id} />}</Route>
              <Route path="/match/:id/coach">{({ id }) => <CoachPage key={id} id={id} />}</Route>
              <Route path="/match/:id/what-if">{({ id }) => <WhatIfPage key={id} id={id} />}</Route>
              <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
              <Route path="/learn">
                <LearnPage />
              </Route>
              <Route path="/learn/:game/:lesson">
                {({ game, lesson }) => <LessonPage key={`${game}/${lesson}`} game={game} lesson={lesson} />}
              </Route>
              <Route path="/puzzles/:game/:number">
                {({ game, number }) => <PuzzlePage key={`${game}/${number}`} game={game} number={number} />}
              </Route>
              <Route path="/account">
                <AccountPage />
              </Route>
              <Route path="/credits">
                <CreditsPage />
              </Route>
              <Route>
                <LostPage />
              </Route>
            </Switch>
          </Guard>
        </Router>
      </NoticeProvider>
    </TextProvider>
  );
}
