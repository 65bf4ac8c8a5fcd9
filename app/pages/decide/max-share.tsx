import type { Conditions } from '~/estimate/answers/decide/decision'
import { MAX_SHARE } from '~/forms/decide/form'
import { MAX_SHARE_OF } from '~/forms/decide/read'
import { chf, percent } from '~/language/format'
import { Figure } from '~/ui/figure'
import type { Bound } from '~/ui/form/bound'
import { Actions, Button } from '~/ui/form/controls/button'
import { Control } from '~/ui/form/declaration/control'
import { fieldsOf } from '~/ui/form/fields'
import type { ReturnedForm } from '~/ui/form/revision'
import { VisitorForm } from '~/ui/form/visitor-form'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'

type MaxShareProps = {
  conditions: Conditions | null
  lastResult: ReturnedForm | undefined
  bound: Bound
  revision: string | null
}

/** Asks how much a fund pays as capital if its certificate does not say so; for several funds, one after the other. */
export function MaxShareForm({ conditions, lastResult, bound, revision }: MaxShareProps) {
  const { t } = useText()
  const asked = conditions?.funds.find(({ toCheck }) => toCheck)
  if (!asked?.toCheck) return null
  const { number, name, toCheck } = asked
  const fields = fieldsOf(MAX_SHARE.shape, { submission: lastResult })
  const fund = name || t('decide.conditions.yourFund')
  return (
    <Section title={t('decide.maxShare.title')} id="max-share">
      <p>
        {t('decide.maxShare.toCheck', { fund })}{' '}
        {toCheck.guaranteed === null ? (
          t('decide.maxShare.guaranteed')
        ) : (
          <>
            {t('decide.maxShare.guaranteedAmount')}{' '}
            <Figure figure="capital.guaranteed" value={toCheck.guaranteed} text={chf(toCheck.guaranteed)} />.
          </>
        )}
      </p>
      <VisitorForm revision={lastResult?.revision ?? revision}>
        <input type="hidden" name={MAX_SHARE_OF} value={number ?? ''} />
        <Control spec={MAX_SHARE.fields.maxCapitalShare} field={fields.maxCapitalShare} bound={bound} />
        <Actions>
          <Button kind="secondary">{t('decide.maxShare.save')}</Button>
        </Actions>
      </VisitorForm>
    </Section>
  )
}

/** What the law guarantees if the share in a fund's certificate yields less. */
export function MoreByLaw({ conditions }: Pick<MaxShareProps, 'conditions'>) {
  const { t } = useText()
  return conditions?.funds.map(({ number, name, largestShare, guaranteed }) => {
    if (guaranteed === null || largestShare === null) return null
    const fund = name || t('decide.conditions.yourFund')
    return (
      <p key={number}>
        {t('decide.maxShare.named', { fund, share: percent(largestShare) })}{' '}
        <Figure figure="capital.guaranteed" value={guaranteed} text={chf(guaranteed)} />.
      </p>
    )
  })
}
