/** Whether one end of a net amount is the likely one: the tables of the calculator give it, and the pensions are one amount. */
import type { ToldNet } from '~/pillars/synthesis/net'

export const isLikely = ({ tax, gross }: Pick<ToldNet, 'tax' | 'gross'>): boolean =>
  tax.kind === 'range' && tax.likely !== null && gross.low === gross.high
