import type { Digest } from '~/pillars/synthesis/digest'
import type { ColumnOutlook } from '~/pillars/synthesis/outlook'

/** The result of a worked example, and the French path of its export. */
export type WorkedExample = Pick<Digest, 'computedOn' | 'withoutChange'> & { path: string; outlook: ColumnOutlook }
