/** The little that is used of jsdom, which brings no types. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options?: { contentType: string });
    readonly window: Window;
  }
}
