import { PILLAR_3A_PAY_OUT_AGES } from './pillar-3a-ages'
import {
  PILLAR_3A_CEILING_WITH_FUND,
  PILLAR_3A_CEILING_WITHOUT_FUND,
  PILLAR_3A_INCOME_SHARE,
} from './pillar-3a-ceilings'

/** Every table of the third pillar. */
export const PILLAR_3A_TABLES = [
  PILLAR_3A_CEILING_WITH_FUND,
  PILLAR_3A_CEILING_WITHOUT_FUND,
  PILLAR_3A_INCOME_SHARE,
  PILLAR_3A_PAY_OUT_AGES,
] as const
