interface Size {
  width: number;
  height: number;
}

/** The ground under the ring where the screen is narrow: sky and hills above, lawn, ring road and launch pad. */
export function Ground({ width, height }: Size) {
  const across = width / 386;
  return (
    <g className="gc-ground" aria-hidden="true">
      <rect className="sky" x="-4" y="-6" width={width + 8} height={height + 12} />
      <g transform={`scale(${across} 1)`}>
        <path className="stars" d="M14 8h.1M120 14h.1M238 7h.1M300 22h.1M360 12h.1M96 30h.1M206 34h.1" />
        <path className="hills" d="M-4 52 60 22l46 26 58-32 62 36 50-28 60 30 54-26v50H-4z" />
        <path className="lawn" d={`M-4 64q197-38 394 0v${height - 58}H-4z`} />
      </g>
      <circle className="planet" cx={126 * across} cy="26" r="19" />
      <rect className="road" x="24" y="94" width={width - 48} height={height - 138} rx="26" />
      <rect className="line" x="24" y="94" width={width - 48} height={height - 138} rx="26" />
      <ellipse className="apron" cx={width / 2} cy={height / 2} rx="120" ry="54" />
    </g>
  );
}
