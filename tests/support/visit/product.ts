/**
 * The whole product that the visits of a worker share: nothing of one visit is to be seen on another, but what spouses share. Who
 * saves other things of Claire or Philippe than the register says has a product of their own.
 */
import { type StartedProduct, startProduct } from '../product/start-product'

let started: Promise<StartedProduct> | null = null

/** It ends with the worker, and its folder with the run. */
export function sharedProduct(): Promise<StartedProduct> {
  started ??= startProduct({ withDemo: true, settings: { LOAD_LIMIT: 'off' } })
  return started
}
