import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MOST_TIMES_KEPT } from '~/dossier/vault/keeping'
import type { Language } from '~/language/language'
import { TermsText } from '~/pages/terms/terms-text'
import { textIn } from '~/shell/texts'
import { Figure } from './figure'
import { Checkbox, RadioGroup } from './form/controls/choice'
import { ErrorSummary } from './form/controls/error-summary'
import { DayField, MoneyField, TextField } from './form/controls/field'
import { fieldId } from './form/controls/field-id'
import { ErrorPage } from './frame/error-page'
import { Frame } from './frame/frame'
import { KeepingNotice } from './frame/keeping-notice'
import { TextProvider } from './frame/text'
import { Unavailable } from './frame/unavailable'

function render(element: ReactElement, language: Language = 'fr', at = '/') {
  return renderToStaticMarkup(
    <TextProvider language={language} t={textIn(language)} status={200} at={at}>
      {element}
    </TextProvider>,
  )
}

const frame = (currentPath: string, language: Language = 'fr', canBeKept = true, hasForm = false, visitor = {}) =>
  render(
    <Frame
      visitor={{
        name: 'Claire Dubois',
        deletedAt: '14:32',
        canBeKept,
        hasPages: true,
        isSoon: false,
        missing: [],
        ...visitor,
      }}
      formToken="abc"
      hasForm={hasForm}
      currentPath={currentPath}
      origin="https://example.ch"
      sandbox
      feedbackUrl="https://example.ch/avis"
    >
      <h1>Page</h1>
    </Frame>,
    language,
    currentPath,
  )

it.each([
  ['/avs?then=check', 'fr', '/de/avs?then=check', 'de'],
  ['/de/v2/wizard/1p', 'de', '/v2/wizard/1p', 'fr'],
] as const)(
  'switches the language of %s by a button of its form, which Enter does not press',
  (path, from, to, other) => {
    const html = frame(path, from, true, true)
    const button = html.match(/<button[^>]*name="intent" value="language:[^>]*>/)?.[0]
    expect(button).toContain(`form="page-form" formaction="${to}"`)
    expect(button).toContain(`value="language:${other}"`)
    expect(html.match(/<button[^>]*form="page-form"[^>]*>/)?.[0]).toContain('aria-hidden="true"')
    expect(html).not.toContain(`lang=${other}"`)
  },
)

describe('controls', () => {
  it.each([
    ['navs', 'navs'],
    ['partner.navs', 'partner-navs'],
    ['children[0].birthDate', 'children-0-birthDate'],
    ['children-0-birthDate', 'children-0-birthDate'],
  ])('makes the id of %s', (name, id) => expect(fieldId(name)).toBe(id))

  it('ties label, hint and error to the control and keeps what was typed', () => {
    const html = render(
      <TextField name="partner.navs" label="AVS" hint="756" error="Non." defaultValue="75" required />,
    )
    expect(html).toContain('<label for="partner-navs">AVS</label>')
    expect(html).toContain('aria-invalid="true" aria-describedby="partner-navs-hint partner-navs-error"')
    expect(html).toContain('value="75"')
    expect(html).toContain('<span class="visually-hidden">Erreur\u00a0: </span>Non.')
  })

  it('asks for a day and an amount as text', () => {
    expect(render(<DayField name="paydate" label="Jour" />)).toContain('jj.mm.aaaa')
    expect(render(<DayField name="paydate" label="Tag" />, 'de')).toContain('TT.MM.JJJJ')
    expect(render(<DayField name="paydate" label="Jour" />)).toContain('type="text"')
    expect(render(<MoneyField name="solde" label="Solde" />)).toMatch(/CHF.*inputMode="decimal"/)
  })

  it('chooses nothing for the visitor, and gives the first choice the id of the group', () => {
    const options = [
      { value: 'FEMALE', label: 'Femme' },
      { value: 'MALE', label: 'Homme' },
    ]
    const open = render(<RadioGroup legend="Sexe" name="gender" options={options} />)
    expect(open).not.toContain('checked')
    expect(open.match(/ id="[^"]+"/g)).toEqual([' id="gender"', ' id="gender-2"'])
    const chosen = render(<RadioGroup legend="Sexe" name="gender" options={options} defaultValue="MALE" />)
    const checked = chosen.match(/<input[^>]*checked[^>]*>/g) ?? []
    expect(checked).toHaveLength(1)
    expect(checked[0]).toContain('value="MALE"')
  })

  it('[064] [065] has a box with a label of its own, unticked, the link outside of the label', () => {
    const html = render(
      <Checkbox name="terms" label="J’accepte">
        <a href="/terms">Lire</a>
      </Checkbox>,
    )
    expect(html).toContain('<label for="terms">J’accepte</label>')
    expect(html).not.toContain('checked')
  })

  it('shows a figure to people and to programs', () => {
    expect(render(<Figure figure="avs.monthly" value={2450} column="withoutChange" text="CHF 2'450" />)).toContain(
      'value="2450" data-figure="avs.monthly" data-column="withoutChange"',
    )
  })
})

describe('error summary', () => {
  it('says which field it means, unless the sentence does', () => {
    const problem = { field: 'rate', label: 'Taux d’intérêt' }
    const message = 'Écrivez par exemple 0.5.'
    const withLabel = { ...problem, message: 'Il manque une réponse\u00a0: Taux d’intérêt' }
    const html = render(<ErrorSummary problems={[{ ...problem, message }, withLabel]} />)
    expect(html).toContain(`>Taux d’intérêt\u00a0: ${message}</a>`)
    expect(html).toContain(`>${withLabel.message}</a>`)
  })

  it('is not there when nothing is wrong', () => expect(render(<ErrorSummary problems={[]} />)).toBe(''))

  it('leads to each control', () => {
    const html = render(<ErrorSummary problems={[{ field: 'children[0].birthDate', message: 'Date inconnue.' }]} />)
    expect(html).toContain('role="alert"')
    expect(html).toContain('<a href="#children-0-birthDate">Date inconnue.</a>')
  })
})

describe('frame', () => {
  it.each<[string, Language, string]>([
    ['/avs?a=1', 'fr', '/avs?a=1&amp;lang=de'],
    ['/de/avs', 'de', '/de/avs?lang=fr'],
    ['//evil.example/', 'fr', '/evil.example/?lang=de'],
    ['/\\evil.example', 'fr', '/evil.example?lang=de'],
  ])('[177] links %s to the same page in the other language, its query kept', (path, language, href) =>
    expect(frame(path, language)).toContain(`href="${href}"`),
  )

  it('offers the common actions to whoever is signed in, logout as a POST, and says the hour of deletion', () => {
    const html = frame('/de/synthesis', 'de')
    expect(html).toContain('<a href="/de/synthesis" aria-current="page">')
    expect(html).toContain('<a href="/de/data#delete">')
    expect(html).toContain(
      '<form method="post" action="/logout?language=de"><input type="hidden" name="formToken" value="abc"/>',
    )
    expect(html).toContain('um 14:32 Uhr')
    expect(html).toContain('href="https://example.ch/avis"')
  })

  it.each([
    ['/synthesis', '<a href="/synthesis" aria-current="page">'],
    ['/avs/explained', '<a href="/avs" aria-current="true">'],
    ['/v2/wizard/2p', '<a href="/v2/wizard/2p" aria-current="page">'],
    ['/scenarios', '<a href="/simulation" aria-current="true">'],
  ])('marks the tab of %s, and no other', (path, tab) => {
    const html = frame(path)
    expect(html).toContain(tab)
    expect(html.match(/aria-current/g)).toHaveLength(1)
  })

  it('marks what is missing, in words too', () => {
    const html = frame('/synthesis', 'fr', true, false, { missing: ['lpp'] })
    expect(html.match(/<span class="visually-hidden"> \(incomplet\)<\/span>/g)).toHaveLength(1)
    expect(html).toMatch(/Caisse<span class="tab-mark" aria-hidden="true">!/)
  })

  it('is loud near the end, with the button', () => {
    const html = frame('/synthesis', 'fr', true, false, { isSoon: true })
    expect(html).toContain('dans moins de 10\u00a0minutes')
    expect(html.match(/value="keepLonger"/g)).toHaveLength(2)
  })

  it('has neither tabs nor a time once everything is deleted', () => {
    const html = frame('/data?done=1', 'fr', true, false, { hasPages: false })
    expect(html).not.toContain('class="tabs"')
    expect(html).toContain('action="/logout?language=fr"')
  })

  it.each<[Language, string, string]>([
    ['fr', '/avs?a=1&b=%26', '/data'],
    ['de', '/de/avs?a=1&b=%26', '/de/data'],
  ])('offers to keep the data longer, from the page with its query and back (%s)', (language, path, action) => {
    const html = frame(path, language)
    expect(html).toContain(`<form method="post" action="${action}"><input type="hidden" name="formToken" value="abc"/>`)
    expect(html).toContain(`name="from" value="${path.replaceAll('&', '&amp;')}"`)
    expect(html).toContain(textIn(language)('frame.keeping.button'))
  })

  it.each<Language>(['fr', 'de'])('says in place of the button that it was the last time (%s)', (language) => {
    const html = frame('/avs', language, false)
    expect(html).not.toContain('value="keepLonger"')
    expect(html).toContain(textIn(language)('frame.keeping.noMore'))
    expect(html).toContain(String(MOST_TIMES_KEPT))
  })
})

describe('error page', () => {
  it.each([
    ['[043]', 404, 'Page Not Found'],
    ['[044]', 500, 'Internal Server Error'],
  ])('%s says the default text of %i', (_, status, text) =>
    expect(render(<ErrorPage status={status} message="" hasSignIn />)).toContain(`lang="en">${text}<`),
  )

  it.each([404, 403, 500])('[214] takes nothing of the message of %i for markup', (status) =>
    expect(render(<ErrorPage status={status} message={`<script>&lt;"`} hasSignIn />)).toContain(
      '>&lt;script&gt;&amp;lt;&quot;<',
    ),
  )

  it('[041] [042] shows code and message; the one of a missing page leads elsewhere', () => {
    const [missing, failed] = [404, 500].map((status) =>
      render(<ErrorPage status={status} message="m" hasSignIn />, 'de'),
    )
    expect(missing).toMatch(/404.*Seite nicht gefunden.*href="\/de"/)
    expect(failed).toMatch(/500.*Ihre Anfrage konnte nicht bearbeitet werden.*href=""/)
  })

  it.each([
    [true, ['/index2', '/law', '/about']],
    [false, ['/law', '/about']],
  ])('of a missing page leads to the papers for a sign-in only where there is one: %s', (hasSignIn, paths) => {
    const html = render(<ErrorPage status={404} message="" hasSignIn={hasSignIn} />)
    const elsewhere = html.slice(html.indexOf('class="contents"'))
    expect([...elsewhere.matchAll(/href="([^"]*)"/g)].map(([, path]) => path)).toEqual(paths)
  })
})

describe('the page of a vault that cannot be reached', () => {
  it('leads to itself again where nothing was sent', () =>
    expect(render(<Unavailable unsent={null} isBusy={false} />)).toMatch(
      /503.*ni lues ni enregistrées.*href="".*Service Unavailable/,
    ))

  it.each([
    [null, 'Trop de calculs.*essayez à nouveau'],
    [{ fields: [['a', 'b']] as [string, string][], takesFile: false }, 'Trop de calculs.*Rien n’est perdu.*value="b"'],
  ])('says that too many calculations wait: %j', (unsent, said) =>
    expect(render(<Unavailable unsent={unsent} isBusy />)).toMatch(new RegExp(`503.*${said}`)),
  )

  it('contains what was sent, as text, and sends it to the same address', () => {
    const fields: [string, string][] = [
      ['a', '"><script>'],
      ['ids', 'x'],
      ['ids', 'y'],
    ]
    const html = render(<Unavailable unsent={{ fields, takesFile: false }} isBusy={false} />, 'de')
    expect(html).toContain('<form method="post" id="page-form">')
    expect(html.match(/<input[^>]*>/g)).toEqual([
      '<input type="hidden" name="a" value="&quot;&gt;&lt;script&gt;"/>',
      '<input type="hidden" name="ids" value="x"/>',
      '<input type="hidden" name="ids" value="y"/>',
    ])
    expect(html).toContain('Verloren ist nichts')
  })

  // Pasted text in it makes the form longer than other forms may be (app/door/body-sizes.ts).
  it('sends what came from a page that takes files in the same form', () => {
    const html = render(<Unavailable unsent={{ fields: [['extract', 'typed']], takesFile: true }} isBusy={false} />)
    expect(html).toMatch(/<form[^>]* enctype="multipart\/form-data"/i)
  })
})

describe('terms', () => {
  const connected = (all: boolean) => ({ identity: all, register: all, funds: all, entities: all })

  it.each<[Language, RegExp[]]>([
    ['fr', [/60 minutes.*supprimées/, /ne vous suit pas/, /aucune valeur juridique/, /art\.\u00a0153b/]],
    ['de', [/60 Minuten.*gelöscht/, /verfolgt Sie nicht/, /keinen rechtlichen Wert/, /Art\.\u00a0153b/]],
  ])('[005] says in %s what is kept, that nobody is tracked, what a result is worth', (language, ideas) => {
    const html = render(<TermsText connected={connected(true)} />, language)
    for (const idea of ideas) expect(html).toMatch(idea)
  })

  it.each<[Language, RegExp, RegExp]>([
    ['fr', /ne quitte pas notre serveur/, /vous connectez, (le registre|du service)/],
    ['de', /verlässt unseren Server nicht/, /anmelden, (erhält das AHV-Register|vom Identitätsdienst)/],
  ])('says in %s nothing of parties where nobody can sign in', (language, own, parties) => {
    const [withSignIn, alone] = [true, false].map((hasSignIn) =>
      render(<TermsText connected={connected(hasSignIn)} />, language),
    )
    expect(withSignIn).toMatch(parties)
    expect(alone).toMatch(own)
    expect(alone).not.toMatch(parties)
  })
})

describe('after the button that keeps the data longer', () => {
  const notice = (said: string | null, { possible = true, justNow = true } = {}) =>
    render(<KeepingNotice deletedAt="15:32" result={said} possible={possible} justNow={justNow} />)

  it('the page says until when, where its address leads', () => {
    const html = notice('yes')
    expect(html).toMatch(/^<div role="status" id="kept" tabindex="-1">.*gardées encore 60 minutes.*15:32/)
  })

  it('it says that it was not done', () =>
    expect(notice('no', { possible: false, justNow: false })).toMatch(/ne peuvent pas.*11 fois.*15:32/))

  it.each<[string | null, object]>([
    [null, {}],
    ['yes', { justNow: false }],
    ['no', {}],
    ['other', {}],
  ])('an address that says %j is not believed: %j', (said, keeping) => expect(notice(said, keeping)).toBe(''))
})
