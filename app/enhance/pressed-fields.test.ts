import { JSDOM } from 'jsdom'
import { afterEach, expect, it, vi } from 'vitest'
import { bodyOf, type Choice } from './pressed-fields'

afterEach(() => vi.unstubAllGlobals())

const FORM = `<form>
  <input type="hidden" name="intent" value="play"><button class="default"></button>
  <button name="age" value="63"></button><button name="share" value="25"></button><button name="intent" value="keep"></button>
  <input name="age"><input name="share"><button class="show"></button>
</form>`

/** What is sent by a button of the form. */
function sent(button: string, waiting: readonly Choice[] = [], typed: Record<string, string> = {}) {
  const { window } = new JSDOM(FORM)
  const form = window.document.forms[0] as HTMLFormElement
  for (const [name, value] of Object.entries(typed))
    (form.querySelector(`input[name=${name}]`) as HTMLInputElement).value = value
  vi.stubGlobal('FormData', window.FormData)
  return bodyOf(form, form.querySelector(button) as HTMLButtonElement, waiting)
}

const AGE: Choice = ['age', '63']

it.each<[string, Parameters<typeof sent>, string, readonly Choice[]]>([
  ['a value before the field of its name', ['[value="63"]'], 'intent=play&age=63&age=&share=', [AGE]],
  ['an intent after the one of the form', ['[value=keep]'], 'intent=play&intent=keep&age=&share=', []],
  ['what is typed', ['.show', [], { share: '30' }], 'intent=play&age=&share=30', []],
  [
    'a choice that is not shown yet',
    ['[value="25"]', [AGE]],
    'age=63&intent=play&share=25&age=&share=',
    [AGE, ['share', '25']],
  ],
  ['the last one of several of a kind', ['[value="63"]', [['age', '62']]], 'intent=play&age=63&age=&share=', [AGE]],
  ['what is typed, not what was pressed before', ['.show', [AGE], { age: '64' }], 'intent=play&age=64&share=', []],
  ['no earlier choice with another intent', ['[value=keep]', [AGE]], 'intent=play&intent=keep&age=&share=', []],
])('sends %s', (_, given, body, chosen) => expect(sent(...given)).toEqual({ body, chosen }))

it('leaves the form to a browser that does not know which button was pressed', () => {
  const { window } = new JSDOM(FORM)
  const form = window.document.forms[0] as HTMLFormElement
  class Older extends window.FormData {
    constructor(of: HTMLFormElement) {
      super(of)
    }
  }
  vi.stubGlobal('FormData', Older)
  expect(bodyOf(form, form.querySelector('[value="63"]') as HTMLButtonElement, [])).toBeNull()
})
