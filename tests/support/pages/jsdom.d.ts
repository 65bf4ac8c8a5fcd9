/** As much of jsdom as is used here: it comes without types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { url: string })
    static fragment(html: string): DocumentFragment
    readonly window: Window & typeof globalThis
  }
}
