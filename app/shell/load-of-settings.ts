/** How busy this process is, measured unless the settings say otherwise; `RATE_LIMIT` has no say in it. */
import { createLoad, type Load, watchLoad } from '~/door/standing/load'
import type { Env } from './settings'

export const loadOf = ({ LOAD_LIMIT }: Pick<Env, 'LOAD_LIMIT'>): Load & { stop: () => void } =>
  LOAD_LIMIT === 'on' ? watchLoad() : { ...createLoad(), stop: () => {} }
