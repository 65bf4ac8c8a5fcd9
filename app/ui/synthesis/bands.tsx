/** The three pillars from memory: one band each, with what it rests on and the paper that makes it exact. */
import type { ReactNode } from 'react'
import type { MemoryBasis } from '~/estimate/read/memory'
import { amountText, chf } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { ColumnName } from '~/pillars/result'
import type { Column } from '~/pillars/synthesis/result'
import type { Pillar } from '~/ui/chart/pillars'
import { Figure } from '~/ui/figure'
import { ButtonLink } from '~/ui/form/controls/button'
import { type T, useText } from '~/ui/frame/text'
import { overCeilingText } from '~/ui/parties/pillar-3a-view'
import { BandDrawing, type BandShape } from './band-drawing'
import { LppDetails, LppFunds, LppMonthly, paysApart } from './lpp'

type BandsProps = {
  column: Column
  name: ColumnName
  basis: MemoryBasis
  /** Whether another age can still be chosen. */
  hasAges: boolean
  /** Whether there is a dossier that a paper can be added to. */
  takesPapers: boolean
  today: Day
}

type Band = {
  pillar: Pillar
  /** Beside the name: an amount, or that there is none. */
  amount: ReactNode
  shape: BandShape
  /** What it rests on. */
  note: string
  more?: ReactNode
  /** The one button; null: nothing would make it more exact. */
  paper: { to: string; text: string } | null
}

export function Bands(props: BandsProps) {
  const { t, to } = useText()
  const bands = [avsBand(t, props), lppBand(t, props), band3a(t, props)]
  return (
    <>
      <p className="bands-lead">{t('synthesis.memory.lead')}</p>
      <ul className="bands">
        {bands.map(({ pillar, amount, shape, note, more, paper }) => (
          <li key={pillar}>
            <div className="band-head">
              <h3>{t(`synthesis.cards.${pillar}`)}</h3> <span>{amount}</span>
            </div>
            <BandDrawing pillar={pillar} of={scaleOf(props.column)} shape={shape} />
            <div className="band-foot">
              <div>
                <p className="hint">{note}</p>
                {more}
              </div>
              {paper && props.takesPapers && (
                <ButtonLink to={to(paper.to)} kind="secondary">
                  {paper.text}
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The two pensions share one scale, with room for what may come on top. */
const scaleOf = ({ avs, ranges, lpp }: Column) =>
  Math.max((ranges?.avs?.high ?? avs?.monthly ?? 0) * ROOM, (lpp?.monthly ?? 0) * ROOM, 1)
const ROOM = 1.26

const paperOf = (t: T, key: keyof typeof PAPERS) => ({ to: PAPERS[key], text: t(`synthesis.memory.papers.${key}`) })
const PAPERS = {
  extract: '/avs/career?way=extract',
  marriage: '/avs/family',
  certificate: '/lpp/certificate',
  vested: '/lpp/vested',
  account: '/3a/account',
  fund: '/lpp',
  provider: '/3a',
} as const

function avsBand(t: T, { column: { avs, ranges }, name, basis, hasAges, today }: BandsProps): Band {
  const [low, high] = [ranges?.avs?.low ?? avs?.monthly ?? 0, ranges?.avs?.high ?? avs?.monthly ?? 0]
  const figure = (of: string, value: number) => (
    <Figure figure={of} value={value} column={name} text={amountText(value)} />
  )
  const isOfSpouse = ranges?.causes.includes('spouseIncomesUnknown') ?? false
  // Past the reference age, the pension may be deferred all the same.
  const isLate = hasAges && avs !== null && avs.from < today
  const noteOf = basis.avs === 'marriage' ? 'marriage' : isLate ? 'late' : isOfSpouse ? 'spouse' : basis.avs
  return {
    pillar: 'avs',
    amount: !avs ? (
      t('synthesis.memory.unknown')
    ) : low === high ? (
      figure('avs.monthly', low)
    ) : (
      <>
        {figure('avs.monthly.low', low)} {t('synthesis.memory.to')} {figure('avs.monthly.high', high)}
      </>
    ),
    shape: avs ? { sure: low, upTo: high } : 'hole',
    note: t(`synthesis.memory.avs.${noteOf}`),
    paper: paperOf(t, basis.avs === 'marriage' ? 'marriage' : 'extract'),
  }
}

const PAPER_OF_LPP = {
  law: 'certificate',
  lawFrom25: 'certificate',
  belowThreshold: 'certificate',
  severalWorks: 'certificate',
  open: 'certificate',
  noFund: 'vested',
  noWork: 'vested',
  papers: null,
  vested: null,
} as const satisfies Record<MemoryBasis['lpp'], keyof typeof PAPERS | null>

function lppBand(t: T, { column: { lpp, vested }, name, basis }: BandsProps): Band {
  const ofPaper = PAPER_OF_LPP[basis.lpp]
  const paper = ofPaper === 'certificate' && basis.asks.funds ? 'fund' : ofPaper
  const note = t(`synthesis.memory.lpp.${basis.lpp}`, { amount: chf(basis.threshold) })
  const common = { pillar: 'lpp' as const, note, paper: paper && paperOf(t, paper) }
  if (!lpp) {
    if (vested)
      return { ...common, amount: t('synthesis.memory.once', { amount: chf(vested.projected) }), shape: 'once' }
    const isNone = basis.lpp === 'noFund' || basis.lpp === 'belowThreshold'
    return {
      ...common,
      amount: t(`synthesis.memory.${isNone ? 'noFund' : 'nothingTold'}`),
      shape: isNone ? 'none' : 'hole',
    }
  }
  const isFloor = lpp.sureness === 'floor' || (basis.lpp !== 'papers' && lpp.sureness === 'computed')
  const range = lpp.range ?? { low: lpp.monthly, high: lpp.monthly }
  const amount = (
    <>
      {isFloor && `${t('words.lowest')} `}
      <LppMonthly lpp={isFloor ? { ...lpp, sureness: 'floor' } : lpp} column={name} written={amountText} />
    </>
  )
  const onTop = isFloor ? t('synthesis.memory.more') : undefined
  const more = basis.lpp === 'papers' && (
    <>
      <LppDetails lpp={lpp} column={name} />
      {paysApart(lpp.funds) && <LppFunds funds={lpp.funds} />}
    </>
  )
  return { ...common, amount, more, shape: { sure: range.low, upTo: range.high, more: onTop } }
}

function band3a(t: T, { column: { pillar3a }, name, basis }: BandsProps): Band {
  const common = {
    pillar: 'pillar3a' as const,
    note: [
      t(`synthesis.memory.pillar3a.${basis.pillar3a}`),
      ...(basis.over3a ? [overCeilingText(t, basis.over3a)] : []),
    ].join(' '),
    paper:
      basis.pillar3a === 'quick' || basis.pillar3a === 'open'
        ? paperOf(t, basis.asks.entities ? 'provider' : 'account')
        : null,
  }
  if (!pillar3a) {
    const isNone = basis.pillar3a === 'none'
    return {
      ...common,
      amount: t(`synthesis.memory.${isNone ? 'no3a' : 'nothingTold'}`),
      shape: isNone ? 'none' : 'hole',
    }
  }
  const { projected } = pillar3a
  return {
    ...common,
    amount: (
      <>
        <Figure figure="pillar3a.projected" value={projected} column={name} text={amountText(projected)} />{' '}
        {t('synthesis.memory.onceOnly')}
      </>
    ),
    shape: 'once',
  }
}
