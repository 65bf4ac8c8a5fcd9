/** The picture of an income over time that is net from a day on, with the texts of the page. */
import { chf, dayText } from '~/language/format'
import type { Digest } from '~/pillars/synthesis/digest'
import type { ToldNet } from '~/pillars/synthesis/net'
import type { NetIncome } from '~/pillars/synthesis/net-over-time'
import { ageOf } from '~/ui/chart/income/figures'
import { incomePicture } from '~/ui/chart/income/geometry'
import type { PictureWords } from '~/ui/chart/income/picture'
import type { T } from '~/ui/frame/text'
import { isLikely } from '~/ui/net/net-words'
import { type DescribedPicture, pictureWords, whole } from './income-picture'
import { amountsOverTime } from './income-sentence'

export type NetPictureSource = {
  /** As shown: with the change, if there is one. */
  income: NetIncome
  net: ToldNet
  /** Without the change; null: there is none, or nothing is told after tax without it. */
  before: NetIncome | null
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
          ...{ steps, payToday, need, capitals: [], without: before?.steps ?? null },
          tax: { from: ageOf(last), monthly: tax },
        },
        netWords(t, net, digest),
      )
    : null
  if (!picture) return null
  const day = dayText(from)
  const amounts = (of: NetIncome) => amountsOverTime(t, of.steps, digest.computedOn)
  return {
    picture,
    title: t('outlook.net.message', { day, amounts: amounts(income) }),
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

/** Bands are named without amounts: those of the pensions are gross, and what is drawn is their share of the net one. */
function netWords(t: T, net: ToldNet, { withoutChange }: NetPictureSource['digest']): PictureWords {
  const own = pictureWords(t, { ...withoutChange, missing: [] }, withoutChange)
  const { low, high } = net.monthly
  const isLeast = net.isAtLeast || (low < high && !isLikely(net))
  const about = (amount: number) => t(`net.${isLeast ? 'atLeast' : 'about'}`, { amount: whole(amount) })
  return {
    ...own,
    avs: () => [t('outlook.picture.avsShort')],
    lpp: () => [t('outlook.picture.lppName')],
    lasting: (amount) => [
      t('outlook.net.lasting', { amount: about(amount) }),
      t('outlook.net.lastingShort', { amount: about(amount) }),
      t('outlook.net.lastingShort', { amount: whole(amount) }),
      whole(amount),
    ],
    tax: (amount) => [t('outlook.net.tax', { amount: whole(amount) }), t('outlook.net.taxShort')],
    unknown: [],
  }
}
