/**
 * The whole product that the visits of a worker share: no visit sees anything of another, except what spouses share. A
 * visit that saves other things about Claire or Philippe than the register says has a separate product.
 */
import { type StartedProduct, startProduct } from '../product/start-product'

let started: Promise<StartedProduct> | null = null

/** It ends with the worker, and its folder with the run. */
export function sharedProduct(): Promise<StartedProduct> {
  started ??= startProduct({ withDemo: true, settings: { LOAD_LIMIT: 'off' } })
  return started
}
