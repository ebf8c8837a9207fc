import "./toast.css";

/** One at a time, so long (spec §9). */
const SHOWN_MILLISECONDS = 5000;

/** Assistive technology speaks what comes into a region that is there already. */
const REGION_MILLISECONDS = 100;

let region: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a short notice that stays while the page behind it changes; it is read out, and takes no focus. */
export function showToast(text: string): void {
  if (!region) {
    region = document.createElement("div");
    region.className = "toast";
    region.role = "status";
    document.body.append(region);
  }
  const place = region;
  clearTimeout(timer);
  place.textContent = "";
  timer = setTimeout(() => {
    place.textContent = text;
    timer = setTimeout(() => (place.textContent = ""), SHOWN_MILLISECONDS);
  }, REGION_MILLISECONDS);
}
