import { expect, it } from 'vitest'
import { asItStands, filled, formsIn } from './forms'

const PAGE = `<header><form method="post" action="/logout"></form></header>
<main>
  <form method="get"><input name="q"></form>
  <form method="post" action="/data"><input name="reset"></form>
  <form method="post"><input type="hidden" name="formToken" value="t"><input name="day" value="1"><input type="radio" name="way" value="a" checked><textarea name="text">x</textarea><button name="remove" value="2">Remove</button></form>
  <form method="post" action="/de/resume?a=b" enctype="multipart/form-data"><input type="file" name="file"></form>
</main>`
const [form, withFile, ...others] = formsIn(PAGE, '/avs')

it('finds the forms of a page that are sent to be saved', () => {
  expect(others).toEqual([])
  expect(form).toMatchObject({ path: '/avs', takesFile: false })
  expect(withFile).toMatchObject({ path: '/de/resume?a=b', takesFile: true })
})

it('sends a form as it stands', () =>
  expect(form && asItStands(form)).toMatchObject({ path: '/avs', body: 'formToken=t&day=1&way=a&text=x' }))

it('fills its texts alone, with no more than a refused form is given back', () => {
  const { body } = (form && filled(form, '1 ')) ?? {}
  const sent = new URLSearchParams(String(body))
  expect([sent.get('formToken'), sent.get('way')]).toEqual(['t', 'a'])
  expect(sent.get('day')).toMatch(/^(1 ){7000,}$/)
  expect(String(body).length).toBeLessThanOrEqual(32 * 1024)
})
