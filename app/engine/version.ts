declare const ENGINE_VERSION: string

/** The version of the product, and so of the package; `make/bundle.mjs` fills it in. */
export const VERSION = ENGINE_VERSION
