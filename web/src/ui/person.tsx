/** A person at the table: a silhouette in the colour of their seat. Bots have faces, so nobody takes one for the other. */
export function Person({ seat, size = 44 }: { seat: number; size?: number }) {
  return (
    <svg className={`person seat-${seat % 6}`} viewBox="0 0 44 44" width={size} height={size} aria-hidden="true">
      <circle className="person-ground" cx="22" cy="22" r="22" />
      <path
        className="person-shape"
        d="M22 9a7.6 7.6 0 1 1 0 15.2A7.6 7.6 0 0 1 22 9zM7.6 38.6a14.6 14.6 0 0 1 28.8 0 22 22 0 0 1-28.8 0z"
      />
    </svg>
  );
}
