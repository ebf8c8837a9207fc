import { Strategy, type StrategyHandler } from "workbox-strategies";
import { placeOf } from "./address.ts";

/** So long somebody waits for the network where there is something kept. */
const PATIENCE_MS = 3000;

/** A page from the network, or as it is kept where the network does not answer in time, or fails. */
export class PageStrategy extends Strategy {
  readonly #findKept: (url: URL) => Promise<Response | undefined>;
  readonly #makeCalmPage: (url: URL) => Promise<Response>;

  /**
   * @param find gives the page as it is kept
   * @param makeCalmPage what is shown where there is nothing else
   */
  constructor(
    options: ConstructorParameters<typeof Strategy>[0],
    find: (url: URL) => Promise<Response | undefined>,
    makeCalmPage: (url: URL) => Promise<Response>,
  ) {
    super(options);
    this.#findKept = (url) => find(url).catch(() => undefined);
    this.#makeCalmPage = makeCalmPage;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const url = new URL(request.url);
    const network = handler.fetch(request).then((response) => (response.status < 500 ? response : undefined));
    const keep = async () => {
      const response = await network;
      const place = response && placeOf(url, response);
      if (place) await handler.cachePut(place, response.clone());
    };
    // Also when the network comes too late: then the page is there for the next time.
    void handler.waitUntil(keep()).catch(() => undefined);
    const answer = network.catch(() => undefined);
    const late = new Promise<void>((done) => setTimeout(done, PATIENCE_MS));
    return (
      (await Promise.race([answer, late.then(() => this.#findKept(url))])) ??
      // Nothing is kept, or the network has failed: whatever it says counts, then what is kept after all.
      (await answer) ??
      (await this.#findKept(url)) ??
      this.#makeCalmPage(url)
    );
  }
}
