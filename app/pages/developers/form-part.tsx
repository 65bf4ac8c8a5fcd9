import { pathIn } from '~/language/language'
import { Actions, Button, ButtonLink } from '~/ui/form/controls/button'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { formCode } from './form-code'
import { ALWAYS_SENT, FORM_EXAMPLE, formFields } from './form-fields'
import { LIMITS } from './limits'

const RANGE = '/range'
const MAY_CHANGE = ['words', 'order', 'optional', 'controls'] as const

/** The form for other sites: what it does, its code, what of it may be changed, and an example to press. */
export function FormForOthers({ origin }: { origin: string }) {
  const { t, language, to } = useText()
  const code = formCode(t, origin + pathIn(language, RANGE))
  const host = new URL(origin).origin
  return (
    <Section title={t('developers.form.title')} id="form" intro={t('developers.form.intro')}>
      <p>{t('developers.form.kept')}</p>
      <div className="field">
        <label htmlFor="form-code">{t('developers.form.code')}</label>
        <textarea
          className="code"
          id="form-code"
          rows={16}
          readOnly
          autoComplete="off"
          spellCheck={false}
          translate="no"
          value={code}
        />
      </div>
      <form method="post" action={to(RANGE)}>
        {Object.entries(FORM_EXAMPLE).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Actions>
          <Button kind="secondary">{t('developers.form.try')}</Button>
          <ButtonLink to={to(RANGE)} kind="quiet">
            {t('developers.form.empty')}
          </ButtonLink>
        </Actions>
      </form>
      <Section title={t('developers.form.change.title')} level={3} isLandmark={false}>
        <ul>
          {MAY_CHANGE.map((one) => (
            <li key={one}>{t(`developers.form.change.${one}`)}</li>
          ))}
        </ul>
        <p>{t('developers.form.change.not')}</p>
        <p>{t('developers.form.change.policy', { host })}</p>
      </Section>
      <Section title={t('developers.form.fields')} level={3} isLandmark={false}>
        <FieldList />
        <p className="hint">{t('developers.form.rate', { rate: LIMITS.rate })}</p>
      </Section>
    </Section>
  )
}

/** Every field by its name: what it holds, and what it takes. */
function FieldList() {
  const { t } = useText()
  return (
    <ul>
      {formFields(t).map(({ name, label, options, example }) => (
        <li key={name}>
          <Code>{name}</Code>: {label}
          {options ? (
            <>
              {' ('}
              {options.map(({ value, label: named }, index) => (
                <span key={value}>
                  {index > 0 && ', '}
                  <Code>{value}</Code> {named}
                </span>
              ))}
              )
            </>
          ) : (
            <>
              {' ('}
              <Code>{example}</Code>)
            </>
          )}
        </li>
      ))}
      <li>
        <Code>insuredSince</Code>: {t('developers.form.always')} (<Code>{ALWAYS_SENT.insuredSince}</Code>)
      </li>
    </ul>
  )
}

const Code = ({ children }: { children: string }) => (
  <code lang="en" translate="no">
    {children}
  </code>
)
