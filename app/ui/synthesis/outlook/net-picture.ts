/** The picture of an income over time that is net from a day on, with the texts of the page. */
import { chf, dayText } from '~/language/format'
import type { Digest } from '~/pillars/synthesis/digest'
import type { ToldNet } from '~/pillars/synthesis/net'
import type { IncomeAfterTax } from '~/pillars/synthesis/net-over-time'
import { ageOf } from '~/ui/chart/income/figures'
import { incomePicture } from '~/ui/chart/income/geometry'
import type { PictureWords } from '~/ui/chart/income/picture'
import type { T } from '~/ui/frame/text'
import { type DescribedPicture, pictureWords, whole } from './income-picture'
import { amountsOverTime } from './income-sentence'

type ColumnNet = { income: IncomeAfterTax; net: ToldNet }

type NetPictureSource = ColumnNet & {
  /** Without the change; null: there is none, or nothing is told after tax without it. */
  before: ColumnNet | null
  digest: Pick<Digest, 'computedOn' | 'withoutChange' | 'need'>
}

/** null: there is nothing to draw. */
export function describedNet(t: T, { income, net, before, digest }: NetPictureSource): DescribedPicture | null {
  const { steps, tax, gross, from } = income
  const last = steps.at(-1)
  const need = digest.need?.amount ?? null
  const payToday = steps[0]?.salary ?? null
  const picture = last
    ? incomePicture(
        {
          ...{ steps, payToday, need, capitals: [], without: before?.income.steps ?? null },
          tax: { from: ageOf(last), monthly: tax },
        },
        netWords(t, net, digest),
      )
    : null
  if (!picture) return null
  const day = dayText(from)
  const amounts = (of: ColumnNet) => amountsOverTime(t, toldSteps(of), digest.computedOn, isLeast(of.net))
  return {
    picture,
    title: t('outlook.net.message', { day, amounts: amounts({ income, net }) }),
    description: [
      ...(before ? [t('outlook.net.without', { amounts: amounts(before) })] : []),
      t('outlook.net.taxed', { day, tax: chf(Math.round(tax)), gross: chf(Math.round(gross.total)) }),
      ...(need === null ? [] : [t('enough.described', { need: chf(need) })]),
      t('outlook.income.described'),
    ].join(' '),
    hints: [
      t('outlook.net.hint', { day }),
      ...(picture.without.length > 0 ? [t('outlook.picture.outline')] : []),
      ...(need === null ? [] : [t('enough.hint')]),
    ],
  }
}

/** Whether no more is known than what is left at least. */
const isLeast = ({ isAtLeast, tax }: ToldNet) => isAtLeast || (tax.kind === 'range' && tax.likely === null)

const leftIn = (net: ToldNet) => (isLeast(net) ? net.monthly.low : net.monthly.expected)

/** The last step is the net one. */
const toldSteps = ({ income: { steps }, net }: ColumnNet) =>
  steps.map((step, index) => (index === steps.length - 1 ? { ...step, total: leftIn(net) } : step))

/** Bands are named without amounts: those of the pensions are gross, and what is drawn is their share of the net one. */
function netWords(t: T, net: ToldNet, { withoutChange }: NetPictureSource['digest']): PictureWords {
  const own = pictureWords(t, { ...withoutChange, missing: [] }, withoutChange)
  const amount = t(`net.${isLeast(net) ? 'atLeast' : 'about'}`, { amount: whole(leftIn(net)) })
  return {
    ...own,
    avs: () => [t('outlook.picture.avsShort')],
    lpp: () => [t('outlook.picture.lppName')],
    lasting: () => [t('outlook.net.lasting', { amount }), t('outlook.net.lastingShort', { amount }), amount],
    tax: (taken) => [t('outlook.net.tax', { amount: whole(taken) }), t('outlook.net.taxShort')],
    unknown: [],
  }
}
