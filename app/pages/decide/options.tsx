import type { CapitalOption, DecisionAnswer } from '~/estimate/answers/decide/decision'
import { percent } from '~/language/format'
import { between } from '~/language/tax-text'
import { asks } from '~/ui/action/intent'
import { Figure } from '~/ui/figure'
import { DefaultButton } from '~/ui/form/controls/default-button'
import { PAGE_FORM } from '~/ui/form/visitor-form'
import { type T, useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { Table } from '~/ui/table'
import { DECIDE_INTENTS } from './intents'
import { amountIn } from './view'

type CapitalOptionsProps = Pick<DecisionAnswer, 'ways' | 'choice' | 'decision' | 'share' | 'isFederalOnly'>

/** The shares side by side, in ascending order. Once a place is entered, each has a button that chooses it. */
export function CapitalOptions({ ways, choice, decision, share, isFederalOnly }: CapitalOptionsProps) {
  const { t } = useText()
  if (ways.length < 2) return null
  const isTaxed = ways.some(({ tax }) => tax)
  const chosen = choice?.share ?? share ?? 0
  const isByLaw = ways.some((way) => way.isByLaw)
  const heads = [
    t('decide.shares.share'),
    t('decide.shares.monthly'),
    t('decide.shares.capital'),
    ...(isTaxed ? taxHeads(t, isFederalOnly) : []),
    ...(decision ? [t('decide.shares.choice')] : []),
  ]
  return (
    <Section title={t('decide.shares.title')} id="shares" intro={<SharesIntro isByLaw={isByLaw} />}>
      {decision && <DefaultButton form={PAGE_FORM}>{t('decide.compute')}</DefaultButton>}
      <div className="table-in-view">
        <Table
          className={['stacked stacked-told shares', isTaxed && 'shares-taxed', decision && 'shares-chosen']
            .filter(Boolean)
            .join(' ')}
          caption={t('decide.shares.caption')}
          heads={heads}
          heard={['caption']}
          rows={ways.map((way) => ({
            key: String(way.share),
            head: headOf(t, way),
            cells: [
              ...amountsOf(t, way, isTaxed),
              ...(decision ? [<Choose key="choose" share={way.share} isChosen={way.share === chosen} />] : []),
            ],
          }))}
        />
      </div>
    </Section>
  )
}

/** What the law guarantees is named, and never passed for what a fund pays. */
function SharesIntro({ isByLaw }: { isByLaw: boolean }) {
  const { t } = useText()
  return (
    <>
      <p className="hint">{t('decide.shares.intro')}</p>
      {isByLaw && <p>{t('decide.shares.byLaw')}</p>}
    </>
  )
}

const taxHeads = (t: T, isFederalOnly: boolean) =>
  isFederalOnly
    ? [t('decide.shares.taxFederal'), t('decide.shares.leftFederal')]
    : [t('decide.shares.tax'), t('decide.shares.left')]

export const shareName = (t: T, share: number) =>
  share === 0 ? t('decide.shares.none') : t('decide.shares.inCapital', { share: percent(share) })

/** Marks a share that no paper confirms. */
const headOf = (t: T, { share, isToCheck }: CapitalOption) =>
  isToCheck ? t('decide.shares.toCheck', { way: shareName(t, share) }) : shareName(t, share)

function amountsOf(t: T, way: CapitalOption, isTaxed: boolean) {
  const { share, monthly, capital, tax, left, sureness } = way
  const figure = (name: string, value: number, text: string, sure?: typeof sureness) => (
    <Figure key={name} figure={`shares.${share}.${name}`} value={value} text={text} sure={sure} />
  )
  return [
    figure('monthly', monthly, amountIn(t, way, monthly), sureness),
    capital > 0 ? figure('capital', capital, amountIn(t, way, capital)) : t('decide.shares.nothing'),
    ...(isTaxed
      ? [
          tax && capital > 0 ? figure('tax', tax.low, between(t, tax)) : t('decide.shares.nothing'),
          left && capital > 0 ? figure('left', left.low, between(t, left)) : t('decide.shares.nothing'),
        ]
      : []),
  ]
}

/** The button belongs to the form below, so that its entries are sent too. */
function Choose({ share, isChosen }: { share: number; isChosen: boolean }) {
  const { t } = useText()
  if (isChosen) return <strong>{t('decide.shares.chosen')}</strong>
  return (
    <button
      type="submit"
      form={PAGE_FORM}
      className="button button-secondary"
      {...asks(DECIDE_INTENTS, 'share', String(share))}
    >
      {t('decide.shares.choose')}
      <span className="visually-hidden">{t('decide.shares.ofWay', { way: shareName(t, share) })}</span>
    </button>
  )
}
