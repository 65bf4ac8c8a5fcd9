/**
 * Stands in the package in place of `estimate/case/lpp/packed.ts`, which unpacks what a fund has sent over the standard, and needs zlib:
 * a life that is sent has certificates and no such document.
 */
import type * as packed from '~/estimate/case/lpp/packed'

const none = (): never => {
  throw new Error('a life holds no document of a fund')
}

export const pack: typeof packed.pack = none
export const unpack: typeof packed.unpack = none
