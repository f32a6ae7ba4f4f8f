import type { ReactNode } from "react";
import { useMedia } from "../kit/media";
import { burst, INK } from "./art/ink";
import { Alien, Human } from "./art/people";
import { PiratesShip, SlaversShip, SmugglersShip } from "./art/pictures/fights";
import { Station, Wreck } from "./art/pictures/gives";
import { Bomb, Saboteur } from "./art/pictures/hurts";
import { Germ, Planet, Spark, Stars, Streak } from "./art/pictures/parts";
import { BROAD, CARDS, HULLS, moodOf, trimmed, type View } from "./facts";
import { useSmall } from "./small";

/** The stage behind the ship: its corners are free, whatever the ship's class. */
const WIDTH = 654;
const HEIGHT = 540;
/** Where the ground is cut off: there the gauges begin. */
const GROUND = 470;

/** How a layer of the scenery lies in the zone, whatever the zone's shape: all over it, or in a corner of it. */
const LAYERS = {
  around: { fit: "xMidYMin slice", height: HEIGHT },
  left: { fit: "xMinYMid meet", height: HEIGHT },
  right: { fit: "xMaxYMid meet", height: HEIGHT },
  ground: { fit: "xMinYMax meet", height: GROUND },
} as const;

type Layer = keyof typeof LAYERS;

/** What the card brings into the sky around the ship, behind it: an enemy's ship, a planet, germs, the light of it all. */
export function Scenery({ view }: { view: View }) {
  // On a tablet held upright there is a sky above the ship, elsewhere the corners beside it are free.
  const above = useMedia("(min-width: 761px) and (orientation: portrait)");
  const kind = (view.card && CARDS.get(view.card)?.kind) || null;
  const set = (kind && SETS[kind]) || {};
  const narrow = useSmall();
  const hull = HULLS.get(view.board);
  // At the left goods lie on their dock; and on a phone the widest ship leaves nothing free there.
  const hidden = (view.adventure?.loader ?? null) !== null || (narrow && hull && trimmed(hull).cols.length >= BROAD);
  return (Object.keys(LAYERS) as Layer[]).map((layer) => {
    const sky = layer === "around";
    if (!sky && (!set[layer] || (layer === "left" && hidden))) return null;
    const { fit, height } = LAYERS[layer];
    const where = above ? fit.replace("YMid", "YMin") : fit;
    return (
      <svg
        key={layer}
        className={`gt-scenery ${layer}${sky ? ` ${kind ? moodOf(kind) : "calm"}` : ""}`}
        viewBox={`0 0 ${WIDTH} ${height}`}
        preserveAspectRatio={where}
        aria-hidden="true"
      >
        {sky && (
          <g className="gt-stars">
            <Stars count={70} width={WIDTH} height={HEIGHT} seed={7} colour="currentColor" />
          </g>
        )}
        {set[layer]}
      </svg>
    );
  });
}

/** Something that hovers at a place of the stage. */
function At({ x, y, k = 1, still = false, children }: At) {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`}>
      <g className={still ? "" : "gt-hovers"}>{children}</g>
    </g>
  );
}

interface At {
  x: number;
  y: number;
  k?: number;
  still?: boolean;
  children: ReactNode;
}

const DUST = ["#fff", "#ffe27a", "#b5fbff", "#ffb7e6"];

const SETS: Record<string, Partial<Record<Layer, ReactNode>>> = {
  planets: {
    right: (
      <At x={564} y={118} k={0.7}>
        <Planet r={56} a="#ff6a4a" b="#7d1b2e" kind="lava" />
      </At>
    ),
    ground: (
      <>
        <path d="M-200 1400V420Q60 350 330 452T1600 470V1400z" fill="#2fae62" {...INK} />
        <path d="M-200 1400V450Q40 392 300 482T1600 500V1400z" fill="#57d37c" opacity=".8" />
        <At x={52} y={440} k={1.25} still>
          <Alien colour="orange" mood="happy" />
        </At>
        <At x={108} y={448} k={1.1} still>
          <Alien colour="purple" />
        </At>
      </>
    ),
  },
  abandoned_ship: {
    left: (
      <At x={112} y={96} k={0.8}>
        <g transform="rotate(-16)">
          <Wreck />
        </g>
      </At>
    ),
  },
  abandoned_station: {
    left: (
      <At x={100} y={210} k={0.72}>
        <Station />
      </At>
    ),
  },
  smugglers: {
    right: (
      <At x={556} y={96} k={0.85}>
        <SmugglersShip />
      </At>
    ),
  },
  slavers: {
    right: (
      <>
        <At x={556} y={92} k={0.85}>
          <SlaversShip />
        </At>
        <path d="M542 118L480 300h140l-40-182z" fill="#ffe27a" opacity=".28" />
        <At x={566} y={236} k={1.1}>
          <Human mood="scared" who={1} />
        </At>
      </>
    ),
  },
  pirates: {
    right: (
      <>
        <At x={544} y={132} k={0.68}>
          <PiratesShip />
        </At>
        <path className="gt-shots" d="M478 172l-42 24M506 186l-30 40" />
      </>
    ),
  },
  combat_zone: {
    around: <path className="gt-shots wide" d="M-60 120L250-40M420 540L760 300M-60 330L200 540M520-40L760 200" />,
    right: (
      <g transform="translate(548 104)">
        <path d={burst(44, 11, 0.6, 5)} fill="#ff8a1f" {...INK} />
        <path d={burst(26, 9, 0.6, 6)} fill="#ffe27a" />
      </g>
    ),
    left: (
      <g transform="translate(62 250)">
        <path d={burst(34, 10, 0.6, 7)} fill="#ff8a1f" {...INK} />
        <path d={burst(19, 8, 0.6, 8)} fill="#ffe27a" />
      </g>
    ),
  },
  open_space: {
    around: (
      <>
        <path d="M327-60L-260 560H914z" fill="#3f95ff" opacity=".13" />
        <path className="gt-speed" d="M327-60L-80 560M327-60L734 560" />
        {[40, 120, 560, 630].map((x, n) => (
          <path key={x} className="gt-speed thick" d={`M${x} ${90 + n * 70}l${(x - 327) * 0.22} ${34 + n * 8}`} />
        ))}
      </>
    ),
  },
  stardust: {
    around: Array.from({ length: 46 }, (_, n) => (
      <Spark
        key={n}
        x={(n * 131) % WIDTH}
        y={(n * 89) % HEIGHT}
        k={0.4 + (n % 4) * 0.35}
        f={DUST[n % DUST.length] ?? "#fff"}
      />
    )),
  },
  epidemic: {
    left: (
      <>
        <At x={70} y={230}>
          <Germ x={0} y={0} r={34} f="#b6ee14" />
        </At>
        <At x={130} y={356} k={0.7}>
          <Germ x={0} y={0} r={24} f="#e0f25a" e={0.2} />
        </At>
      </>
    ),
    right: (
      <>
        <At x={586} y={100}>
          <Germ x={0} y={0} r={28} f="#7ddb3a" e={0.4} />
        </At>
        <At x={622} y={236} k={0.7}>
          <Germ x={0} y={0} r={22} f="#7ddb3a" e={0.1} />
        </At>
      </>
    ),
  },
  sabotage: {
    ground: (
      <>
        <At x={74} y={400} k={1.3} still>
          <Saboteur />
        </At>
        <At x={168} y={426} k={0.9}>
          <Bomb />
        </At>
      </>
    ),
  },
  meteoric_swarm: {
    left: (
      <g opacity=".8">
        <Streak x={90} y={260} l={80} w={9} k={1.1} />
        <Streak x={30} y={190} l={50} w={6} k={0.7} />
      </g>
    ),
    right: (
      <g opacity=".8">
        <Streak x={598} y={118} l={76} w={11} k={1.4} />
        <Streak x={648} y={262} l={60} w={8} k={1} />
      </g>
    ),
  },
};
