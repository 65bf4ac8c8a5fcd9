import { PROVIDER_ACCOUNT } from '~/forms/provider-account'
import { asks } from '~/ui/action/intent'
import type { Bound } from '~/ui/form/bound'
import { Actions, Button } from '~/ui/form/controls/button'
import { fieldId } from '~/ui/form/controls/field-id'
import { Control } from '~/ui/form/declaration/control'
import type { FieldsOf } from '~/ui/form/fields'
import { useText } from '~/ui/frame/text'
import { Help } from '~/ui/help'
import { ASKED_FIRST, AskFirst } from '~/ui/parties/ask-first'
import { Section } from '~/ui/section'
import { PILLAR_3A_INTENTS } from './intents'

const { fields: DECLARED } = PROVIDER_ACCOUNT

type Fields = FieldsOf<typeof PROVIDER_ACCOUNT.shape>

type Pillar3aFieldsProps = {
  fields: Fields
  bound: Bound
  /** The provider of the account that the fields describe; null for a single account. */
  described: string | null
  /** A ready sentence if the planned payments exceed the legal ceiling. */
  overCeiling: string | undefined
  /** A note on the figures: where they come from, or who else could supply them. */
  intro: 'infoIntro' | 'infoByHand' | 'infoBeforeBank'
  /** Whether something else on the page comes first: choosing a provider, or signing in there. */
  waits: boolean
  canClear: boolean
  /** Whether to ask for confirmation of clearing the fields. */
  asksFirst: boolean
}

/** The fields of the account described by the 3a information. */
export function Pillar3aFields(props: Pillar3aFieldsProps) {
  const { fields, bound, described, overCeiling, intro, waits, canClear, asksFirst } = props
  const { t } = useText()
  return (
    <Section
      title={described ? t('pillar3a.accountTitle', { name: described }) : t('pillar3a.infoTitle')}
      intro={t(`pillar3a.${intro}`)}
    >
      {intro === 'infoBeforeBank' && <p>{t('pillar3a.saveFirst')}</p>}
      <Control spec={DECLARED.solde} field={fields.solde} bound={bound} />
      <Help summary={t('pillar3a.soldeHelp')}>{t('pillar3a.soldeHelpText')}</Help>
      <AmountField {...{ fields, bound, overCeiling }} />
      <Help summary={t('pillar3a.amountHelp')}>
        <p>{t('pillar3a.amountHelpEmployee')}</p>
        <p>{t('pillar3a.amountHelpSelfEmployed')}</p>
      </Help>
      <Terms fields={fields} bound={bound} />
      <Actions>
        <Button kind={waits ? 'secondary' : 'primary'}>{t('words.continue')}</Button>
        {canClear && !asksFirst && (
          <Button kind="quiet" {...asks(PILLAR_3A_INTENTS, 'askResetInfo')} formAction={ASKED_FIRST}>
            {t('pillar3a.resetInfo')}
          </Button>
        )}
      </Actions>
      {asksFirst && <ClearFirst solde={fieldId(fields.solde.name)} />}
    </Section>
  )
}

type FurtherAccountProps = Pick<Pillar3aFieldsProps, 'fields' | 'bound' | 'overCeiling'> & {
  entityId: string
  entityName: string
}

/** The fields of a further account, in a form of its own. */
export function FurtherAccount({ entityId, entityName, fields, bound, overCeiling }: FurtherAccountProps) {
  const { t } = useText()
  return (
    <Section title={t('pillar3a.accountTitle', { name: entityName })} intro={t('pillar3a.saveFirst')}>
      <input type="hidden" name="entityId" value={entityId} />
      <Control spec={DECLARED.solde} field={fields.solde} bound={bound} />
      <AmountField {...{ fields, bound, overCeiling }} />
      <Terms fields={fields} bound={bound} />
      <Actions>
        <Button kind="secondary">{t('pillar3a.saveAccount')}</Button>
      </Actions>
    </Section>
  )
}

const AmountField = ({ fields, bound, overCeiling }: Pick<Pillar3aFieldsProps, 'fields' | 'bound' | 'overCeiling'>) => (
  <Control spec={DECLARED.amount} field={fields.amount} bound={bound} notice={overCeiling} />
)

/** Interest rate and pay-out day. */
const Terms = ({ fields, bound }: Pick<Pillar3aFieldsProps, 'fields' | 'bound'>) => (
  <>
    <Control spec={DECLARED.rate} field={fields.rate} bound={bound} />
    <Control spec={DECLARED.paydate} field={fields.paydate} bound={bound} />
  </>
)

/** Asks before clearing the fields. `solde`: id of the first field, which gets the focus after 'no'. */
function ClearFirst({ solde }: { solde: string }) {
  const { t } = useText()
  return (
    <AskFirst question={t('pillar3a.resetInfoAsk')} text={t('pillar3a.resetInfoAskText')}>
      <Button kind="danger" {...asks(PILLAR_3A_INTENTS, 'resetInfo')}>
        {t('pillar3a.resetInfoYes')}
      </Button>
      <Button kind="secondary" {...asks(PILLAR_3A_INTENTS, 'keepInfo')} formAction={`#${solde}`}>
        {t('pillar3a.resetInfoNo')}
      </Button>
    </AskFirst>
  )
}
