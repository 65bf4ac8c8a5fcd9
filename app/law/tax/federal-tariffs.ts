/** The federal tariffs by which capital from the second pillar and pillar 3a is taxed. */
import { quotedOf2027, SINCE_2027, UNTIL_2027 } from '../autumn-2026'
import { lawDay, type Table } from '../table'
import type { Tariff, TaxStatus } from './canton-tax'

/** Capital owes `share` of the tariff, without deductions. */
export type FederalTariffs = { share: number; tariffs: Record<TaxStatus, Tariff> }

/** Art. 36 al. 1 and 2. */
const TARIFFS_2026: Record<TaxStatus, Tariff> = {
  // biome-ignore format: rows as the law prints them
  single: { steps: [
    [0, 0, 0], [15200, 0, 0.77], [33200, 138.6, 0.88], [43500, 229.2, 2.64], [58000, 612, 2.97], [76200, 1152.5, 5.94],
    [82100, 1502.95, 6.6], [108900, 3271.75, 8.8], [141500, 6140.55, 11], [185100, 10936.55, 13.2],
    [793900, 91298.15, 11.85], [794000, 91310, 11.5],
  ] },
  // biome-ignore format: rows as the law prints them
  married: { steps: [
    [0, 0, 0], [29700, 0, 1], [53400, 237, 2], [61300, 395, 3], [79100, 929, 4], [94900, 1561, 5], [108700, 2251, 6],
    [120600, 2965, 7], [130500, 3658, 8], [138400, 4290, 9], [144300, 4821, 10], [148300, 5221, 11], [150400, 5452, 12],
    [152400, 5692, 13], [941300, 108249, 12], [941400, 108261, 11.5],
  ] },
}

/** As quoted from the ordinance of the finance department on bracket creep; its text was not read. */
const TARIFFS_2027: Record<TaxStatus, Tariff> = {
  // biome-ignore format: rows as the law prints them
  single: { steps: [
    [0, 0, 0], [15300, 0, 0.77], [33400, 139.35, 0.88], [43700, 229.95, 2.64], [58300, 615.35, 2.97],
    [76500, 1155.85, 5.94], [82400, 1506.3, 6.6], [109400, 3288.3, 8.8], [142200, 6174.7, 11], [185900, 10981.7, 13.2],
    [797400, 91699.7, 12.8], [797500, 91712.5, 11.5],
  ] },
  // biome-ignore format: rows as the law prints them
  married: { steps: [
    [0, 0, 0], [29900, 0, 1], [53700, 238, 2], [61600, 396, 3], [79500, 933, 4], [95400, 1569, 5], [109200, 2259, 6],
    [121200, 2979, 7], [131100, 3672, 8], [139100, 4312, 9], [145000, 4843, 10], [149000, 5243, 11], [151100, 5474, 12],
    [153100, 5714, 13], [945900, 108778, 12], [946000, 108790, 11.5],
  ] },
}

/** Art. 38 al. 2. */
const SHARE = 0.2

export const FEDERAL_TARIFFS: Table<FederalTariffs> = {
  id: 'federalCapitalTax',
  title: 'Federal tariffs of the tax on capital',
  unit: 'CHF, % of the capital',
  checked: lawDay('2026-11-22'),
  enactedUntil: UNTIL_2027,
  rows: [
    {
      from: lawDay('2026-01-01'),
      value: { share: SHARE, tariffs: TARIFFS_2026 },
      source: {
        act: 'LIFD',
        article: 'art. 36, 38',
        address: 'https://www.fedlex.admin.ch/eli/cc/1991/1184_1184_1184/fr#art_38',
      },
      confidence: 'high',
    },
    {
      from: SINCE_2027,
      value: { share: SHARE, tariffs: TARIFFS_2027 },
      source: quotedOf2027('LIFD', 'art. 36, 38'),
      confidence: 'medium',
    },
  ],
}
