import { asks } from '~/ui/action/intent'
import type { Bound } from '~/ui/form/bound'
import { Actions, Button } from '~/ui/form/controls/button'
import { DayField, MoneyField, TextField } from '~/ui/form/controls/field'
import { fieldId } from '~/ui/form/controls/field-id'
import type { FieldsOf } from '~/ui/form/fields'
import { useText } from '~/ui/frame/text'
import { Help } from '~/ui/help'
import { ASKED_FIRST, AskFirst } from '~/ui/parties/ask-first'
import { Section } from '~/ui/section'
import type { ACCOUNT_FIELDS } from './form'
import { PILLAR_3A_INTENTS } from './intents'

type Fields = FieldsOf<typeof ACCOUNT_FIELDS>

type Pillar3aFieldsProps = {
  fields: Fields
  bound: Bound
  /** The provider of the account that the fields describe; null for a single account. */
  described: string | null
  /** A ready sentence if the planned payments exceed the legal ceiling. */
  overCeiling: string | undefined
  /** What is said of the figures: where they come from, and who can tell them instead. */
  intro: 'infoIntro' | 'infoByHand' | 'infoBeforeBank'
  /** Whether something else of the page comes first: the choice of a provider, or the sign-in there. */
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
      <MoneyField {...bound(fields.solde)} label={t('pillar3a.solde')} required />
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
      <MoneyField {...bound(fields.solde)} label={t('pillar3a.solde')} required />
      <AmountField {...{ fields, bound, overCeiling }} />
      <Terms fields={fields} bound={bound} />
      <Actions>
        <Button kind="secondary">{t('pillar3a.saveAccount')}</Button>
      </Actions>
    </Section>
  )
}

function AmountField({ fields, bound, overCeiling }: Pick<Pillar3aFieldsProps, 'fields' | 'bound' | 'overCeiling'>) {
  const { t } = useText()
  const { amount } = fields
  return (
    <MoneyField
      {...bound(amount)}
      label={t('pillar3a.amount')}
      hint={t('pillar3a.amountHint')}
      notice={overCeiling}
      required
    />
  )
}

/** Interest rate and pay-out day. */
function Terms({ fields, bound }: Pick<Pillar3aFieldsProps, 'fields' | 'bound'>) {
  const { t } = useText()
  return (
    <>
      <TextField
        {...bound(fields.rate)}
        label={t('pillar3a.rate')}
        hint={t('pillar3a.rateHint')}
        inputMode="decimal"
        width="short"
        suffix="%"
        required
      />
      <DayField {...bound(fields.paydate)} label={t('pillar3a.paydate')} hint={t('pillar3a.paydateHint')} required />
    </>
  )
}

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
