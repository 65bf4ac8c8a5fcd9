import { AVS_TABLES } from './avs/avs-tables'
import { LPP_TABLES } from './lpp/lpp-tables'
import { PILLAR_3A_TABLES } from './pillar-3a/pillar-3a-tables'

/** All the law that the estimate knows, by pillar. */
export const LAW_TABLES = { avs: AVS_TABLES, lpp: LPP_TABLES, pillar3a: PILLAR_3A_TABLES } as const

export type Pillar = keyof typeof LAW_TABLES
