import type { ReactNode } from 'react'
import type { OtherNeed, Stop, StopAge, Ways } from '~/estimate/answers/stop/stop'
import { chf, dayText, percent } from '~/language/format'
import { asks } from '~/ui/action/intent'
import { span } from '~/ui/explained/step-words'
import { Figure } from '~/ui/figure'
import { FigureSentence } from '~/ui/figure-sentence'
import { VisitorForm } from '~/ui/form/visitor-form'
import { useText } from '~/ui/frame/text'
import { ageText } from '~/ui/synthesis/need/stop-words'
import { STOP_INTENTS } from './stop-intents'

/** What closes the gap, grouped by the decision: to leave all the same, or to wait; else what comes nearest to the need. */
export function StopWays({ stop: { ways, chosen, nearest, others } }: { stop: Stop }) {
  const { t } = useText()
  const { spread, buyIn, pillar3a, later, full3a } = ways
  const stays = [spread, buyIn, pillar3a].some((way) => way !== null)
  return (
    <>
      {stays && (
        <Group title={chosen.isPast ? t('stop.leaveNow') : t('stop.leave', { age: ageText(t, chosen.age) })}>
          {spread && <Spread {...spread} />}
          {pillar3a && <Into3a {...pillar3a} />}
          {buyIn && <BuyIn {...buyIn} />}
        </Group>
      )}
      {later && (
        <Group title={t('stop.wait')}>
          <Later {...later} />
        </Group>
      )}
      {nearest && (nearest.spread || nearest.buyIn) && <Nearer {...nearest} />}
      {others.length > 0 && (
        <Group title={t('stop.other')}>
          {others.slice(0, MOST_OTHERS).map((other) => (
            <OtherNeedRow key={other.share} {...other} />
          ))}
        </Group>
      )}
      {full3a && !nearest && <p className="hint">{t('stop.ways.full3a', { ceiling: chf(full3a.ceiling) })}</p>}
    </>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h3>{title}</h3>
    <ul className="ways-out">{children}</ul>
  </>
)

/** More would say little. */
const MOST_OTHERS = 2

type RowProps = { name: ReactNode; price: ReactNode; children: ReactNode }

/** A way with its price, and a button on the right. */
const Row = ({ name, price, children }: RowProps) => (
  <li className="way">
    <div>
      <p>
        <strong>{name}</strong>
      </p>
      <p className="hint">{price}</p>
    </div>
    <div className="screen-only">{children}</div>
  </li>
)

/** Makes a way the change. `fields`: by the names of the simulation. */
function Try({ what, fields }: { what: string; fields: Record<string, string | number | null> }) {
  const { t, to } = useText()
  return (
    <VisitorForm action={to('/synthesis')}>
      {Object.entries(fields).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button
        type="submit"
        className="button button-secondary"
        aria-label={t('stop.tryOf', { what })}
        {...asks(STOP_INTENTS, 'way')}
      >
        {t('stop.try')}
      </button>
    </VisitorForm>
  )
}

/** What is done with capital is decided on its own page. */
function Decide({ what, until }: { what: string; until: number }) {
  const { t, to } = useText()
  return (
    <a
      className="button button-secondary"
      href={to(`/decide?until=${until}#yours`)}
      aria-label={t('stop.tryOf', { what })}
    >
      {t('stop.try')}
    </a>
  )
}

const daysOf = ({ days }: Pick<StopAge, 'days'>) => ({
  retirementDate: days.retirementDate && dayText(days.retirementDate),
  stopsOn: days.stopsOn && dayText(days.stopsOn),
  lppFrom: days.lppFrom && dayText(days.lppFrom),
})

function Spread({ until, used, capital, is3aAlone }: NonNullable<Ways['spread']>) {
  const { t } = useText()
  const sentence = (age: string | number) => t(is3aAlone ? 'stop.ways.spread' : 'stop.ways.spreadAll', { age })
  return (
    <Row
      name={
        <FigureSentence
          sentence={sentence}
          figures={[<Figure key="until" figure="ways.spread" value={until} text={String(until)} />]}
        />
      }
      price={t('stop.ways.spreadPrice', { used: chf(Math.round(used)), capital: chf(capital) })}
    >
      <Decide what={sentence(until)} until={until} />
    </Row>
  )
}

function Into3a({ monthly, amount, until }: NonNullable<Ways['pillar3a']>) {
  const { t } = useText()
  const sentence = (more: string) => t('stop.ways.pillar3a', { monthly: more })
  return (
    <Row
      name={
        <FigureSentence
          sentence={sentence}
          figures={[<Figure key="monthly" figure="ways.pillar3a" value={monthly} text={chf(monthly)} />]}
        />
      }
      price={t('stop.ways.pillar3aPrice', { amount: chf(amount), age: until })}
    >
      <Try what={sentence(chf(monthly))} fields={{ 'pillar3a.amount': amount }} />
    </Row>
  )
}

function BuyIn({ amount, on, largest }: NonNullable<Ways['buyIn']>) {
  const { t } = useText()
  return (
    <Row
      name={t('stop.ways.buyIn')}
      price={
        <FigureSentence
          sentence={(once) => t('stop.ways.buyInPrice', { amount: once, largest: chf(largest) })}
          figures={[<Figure key="amount" figure="ways.buyIn" value={amount} text={chf(amount)} />]}
        />
      }
    >
      <Try what={t('stop.ways.buyIn')} fields={{ 'buyIn.amount': amount, 'buyIn.on': dayText(on) }} />
    </Row>
  )
}

function Later({ months, to: at }: NonNullable<Ways['later']>) {
  const { t } = useText()
  const sentence = (time: string) => t('stop.ways.later', { time })
  const time = span(t, months)
  return (
    <Row
      name={
        <FigureSentence
          sentence={sentence}
          figures={[<Figure key="months" figure="ways.later" value={months} text={time} />]}
        />
      }
      price={t('stop.ways.laterPrice', { monthly: chf(at.monthly) })}
    >
      <Try what={sentence(time)} fields={daysOf(at)} />
    </Row>
  )
}

/** Two steps from the age that pays most. */
function Nearer({ at, spread, buyIn }: NonNullable<Stop['nearest']>) {
  const { t } = useText()
  const age = ageText(t, at.age)
  const price = ({ monthly, gap }: { monthly: number; gap: number }) =>
    gap > 0
      ? t('stop.nearest.still', { monthly: chf(Math.floor(monthly)), gap: chf(Math.ceil(gap)) })
      : t('stop.nearest.enough', { monthly: chf(Math.floor(monthly)) })
  const spreading = spread && t('stop.nearest.spread', { age, until: spread.until })
  const buying = t('stop.nearest.buyIn', { age })
  return (
    <Group title={t('stop.nearer')}>
      {spread && spreading && (
        <Row name={spreading} price={price(spread)}>
          <Try what={spreading} fields={daysOf(at)} />
        </Row>
      )}
      {buyIn && (
        <Row
          name={buying}
          price={t(`stop.nearest.${buyIn.gap > 0 ? 'buyInPrice' : 'buyInEnough'}`, {
            amount: chf(buyIn.amount),
            gap: chf(Math.ceil(buyIn.gap)),
          })}
        >
          <Try what={buying} fields={{ ...daysOf(at), 'buyIn.amount': buyIn.amount, 'buyIn.on': dayText(buyIn.on) }} />
        </Row>
      )}
    </Group>
  )
}

function OtherNeedRow({ share, need, earliest, gap }: OtherNeed) {
  const { t, to } = useText()
  const name = t('stop.share', { share: percent(share), need: chf(need) })
  return (
    <Row
      name={name}
      price={
        earliest ? t('stop.shareAt', { age: ageText(t, earliest.age) }) : t('stop.shareMissing', { gap: chf(gap) })
      }
    >
      <VisitorForm action={to('/synthesis')}>
        <button
          type="submit"
          className="button button-secondary"
          aria-label={t('stop.computeOf', { what: name })}
          {...asks(STOP_INTENTS, 'need', String(need))}
        >
          {t('stop.compute')}
        </button>
      </VisitorForm>
    </Row>
  )
}
