/** Where the floating button is while a phone's page scrolls. */
export interface ButtonPlace {
  aside: boolean;
  /** The point from which the present direction is measured. */
  turn: number;
}

/** A finger trembles: a shorter way than this is not a direction. */
const TREMBLE_PIXELS = 24;

/** Reading on (down) sends the button aside, looking back (up) and the top of the page bring it back. */
export function moveButton(place: ButtonPlace, y: number): ButtonPlace {
  if (y <= TREMBLE_PIXELS) return place.aside || place.turn !== y ? { aside: false, turn: y } : place;
  const onward = y - place.turn;
  // Moving on in the direction that the button already follows only moves the turning point along.
  if (place.aside ? onward > 0 : onward < 0) return { aside: place.aside, turn: y };
  if (Math.abs(onward) < TREMBLE_PIXELS) return place;
  return { aside: onward > 0, turn: y };
}
