/** The canvas of the stars (spec §2). They are drawn by `animateStars`, also where the app has not come. */
export function Starfield() {
  return <canvas className="sky" aria-hidden="true" />;
}
