import type { NetAnswer } from '~/estimate/answers/net'
import type { PlaceAnswer } from '~/estimate/read/place'
import { PLACE, placeValues } from '~/forms/place/form'
import type { Net } from '~/pillars/synthesis/net'
import { asks } from '~/ui/action/intent'
import { boundTo } from '~/ui/form/bound'
import { Button } from '~/ui/form/controls/button'
import { fieldsOf } from '~/ui/form/fields'
import type { Problem } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'
import { VisitorForm } from '~/ui/form/visitor-form'
import { useText } from '~/ui/frame/text'
import { canDifferByPremiums } from '~/ui/net/net-how'
import { NetLine } from '~/ui/net/net-line'
import { NetNotIn } from '~/ui/net/net-not-in'
import { NetRefused } from '~/ui/net/net-refused'
import { NetSteps } from '~/ui/net/net-steps'
import { PlaceFields } from '~/ui/place/place-fields'
import { NET_PLACE, PLACE_INTENTS } from './place-intents'

type SynthesisNetProps = {
  place: PlaceAnswer
  /** null: no place is given. */
  net: NetAnswer | null
  /** Whether the pensions are so low that supplementary benefits may come on top. */
  hasLowPensions: boolean
  /** The form of the place as it came back, and what is wrong with it. */
  lastResult: ReturnedForm | undefined
  problems: readonly Problem[]
}

/** What is left after tax: asked for in one folded question, then told beside the gross amount. */
export function SynthesisNet({ place, net, hasLowPensions, ...form }: SynthesisNetProps) {
  const { t } = useText()
  const shown = net && (net.withChange ?? net.withoutChange)
  const summary = net ? t('net.ask.change', net.place) : t('net.ask.title')
  return (
    <div className={net ? 'net net-told' : 'net'} id={NET_PLACE}>
      {net && shown && <Told {...{ net, shown, place, hasLowPensions }} />}
      <details
        className="help screen-only"
        open={(shown && isToComplete(shown, place)) || form.lastResult !== undefined}
      >
        <summary>{summary}</summary>
        <PlaceForm place={place} {...form} />
      </details>
      {net && shown && !('refused' in shown) && <HowItComesAbout {...net} />}
    </div>
  )
}

type ToldProps = Pick<SynthesisNetProps, 'place' | 'hasLowPensions'> & { net: NetAnswer; shown: Net }

function Told({ net, shown, place: { place }, hasLowPensions }: ToldProps) {
  const { t } = useText()
  if ('refused' in shown)
    return (
      <NetRefused
        refused={shown.refused}
        place={{ spousePension: place?.spousePension ?? null }}
        calculator={net.calculator}
      />
    )
  const sentences = [
    ...(canDifferByPremiums(shown) ? [t('net.realPremiums')] : []),
    ...(hasLowPensions ? [t('net.notIn.benefits')] : []),
  ]
  return (
    <>
      <NetLine
        net={shown}
        column={net.withChange ? 'withChange' : 'withoutChange'}
        before={net.withChange && net.withoutChange}
      />
      {sentences.length > 0 && <p className="hint">{sentences.join(' ')}</p>}
    </>
  )
}

/** Whether what is missing is a field of this form. */
const isToComplete = (shown: Net, { place }: PlaceAnswer): boolean =>
  'refused' in shown &&
  (shown.refused === 'municipalityUnknown' || (shown.refused === 'spouseUnknown' && place?.spousePension === null))

function HowItComesAbout({ withoutChange, withChange, place, calculator }: NetAnswer) {
  const { t } = useText()
  const column = (name: 'withoutChange' | 'withChange', net: Net | null) =>
    net && !('refused' in net) ? [{ name: withChange ? name : null, net }] : []
  const [first, ...others] = [...column('withoutChange', withoutChange), ...column('withChange', withChange)]
  if (!first) return null
  return (
    <details className="help">
      <summary>{t('net.steps.title')}</summary>
      <p>{t('net.before')}</p>
      <NetSteps columns={[first, ...others]} place={place} />
      <NetNotIn calculator={calculator} />
    </details>
  )
}

type PlaceFormProps = Pick<SynthesisNetProps, 'place' | 'lastResult' | 'problems'>

function PlaceForm({ place: { place, cantons, isCouple }, lastResult, problems }: PlaceFormProps) {
  const { t, to } = useText()
  return (
    <VisitorForm action={to('/synthesis')}>
      <p className="hint">{t('net.ask.intro')}</p>
      <PlaceFields
        declared={PLACE.fields}
        fields={fieldsOf(PLACE.shape, { submission: lastResult, saved: placeValues(place) })}
        bound={boundTo(problems)}
        cantons={cantons}
        hasSpouse={isCouple}
      />
      <Button kind="secondary" {...asks(PLACE_INTENTS, 'place')}>
        {t('net.ask.button')}
      </Button>
    </VisitorForm>
  )
}
