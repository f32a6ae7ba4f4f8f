import { api } from "../api/http";
import { useLoad } from "../ui/load";
import { NewHereChip } from "./new-here";

/** In the first match of a game: the lessons are a click away. Whoever has finished one needs none. */
export function FirstMatch({ game, match }: { game: string; match: string }) {
  const { loaded } = useLoad(async () => {
    const [{ lessons }, { matches }] = await Promise.all([api.lessons(game), api.myMatches()]);
    const played = matches.some((one) => one.game === game && one.id !== match && one.status === "over");
    return played ? [] : lessons.map(({ id }) => id);
  });
  return loaded.state === "ready" ? <NewHereChip game={game} lessons={loaded.value} /> : null;
}
