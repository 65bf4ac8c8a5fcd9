/** Of what is left after tax, whether one end is the likely one. */
import type { ToldNet } from '~/pillars/synthesis/net'

export const isLikely = ({ tax, gross }: Pick<ToldNet, 'tax' | 'gross'>): boolean =>
  tax.kind === 'range' && tax.likely !== null && gross.low === gross.high
