declare const ENGINE_VERSION: string

/** Of the product, and so of the package, which fills it in when it is made (`make/bundle.mjs`). */
export const VERSION = ENGINE_VERSION
