import { lazy, Suspense } from "react";
import { Route, Router, Switch } from "wouter";
import { ROOT } from "./api/root";
import { AccountPage } from "./pages/account";
import { CreditsPage } from "./pages/credits";
import { HomePage } from "./pages/home";
import { LostPage } from "./pages/lost";
import { TextProvider } from "./text/context";
import { Announcements } from "./ui/announcements";
import { Guard } from "./ui/guard";
import { NoticeProvider } from "./ui/notice";
import { Page } from "./ui/page";

const SetupPage = lazy(() => import("./pages/setup").then((module) => ({ default: module.SetupPage })));
const RulesPage = lazy(() => import("./pages/rules").then((module) => ({ default: module.RulesPage })));
const MatchDoor = lazy(() => import("./pages/door").then((module) => ({ default: module.MatchDoor })));

const CoachPage = lazy(() => import("./coach/page").then((module) => ({ default: module.CoachPage })));
const LearnPage = lazy(() => import("./learn/list").then((module) => ({ default: module.LearnPage })));
const LessonPage = lazy(() => import("./learn/page").then((module) => ({ default: module.LessonPage })));
const PuzzlePage = lazy(() => import("./learn/puzzle").then((module) => ({ default: module.PuzzlePage })));

const WhatIfPage = lazy(() => import("./whatif/page").then((module) => ({ default: module.WhatIfPage })));

export function App() {
  return (
    <TextProvider>
      <NoticeProvider>
        <Router base={ROOT}>
          <Announcements />
          <Guard>
            <Suspense fallback={<Page title={null}>{null}</Page>}>
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
            </Suspense>
          </Guard>
        </Router>
      </NoticeProvider>
    </TextProvider>
  );
}
