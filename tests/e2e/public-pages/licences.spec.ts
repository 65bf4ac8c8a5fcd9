/** The build contains the licences of what others wrote, in their words. The page about the product leads there. */
import { expect, test } from '../support/fixtures'

test('the licences of what others wrote stand in one file', async ({ request }) => {
  const answer = await request.get('/licences.txt')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const parts = (await answer.text()).split(/\n-{72}\n/)
  const names = parts.map((part) => part.trim().split(' ')[0])
  expect(names).toEqual(expect.arrayContaining(['react', '@remix-run/react', 'zod']))
  for (const part of parts)
    expect(part).toMatch(/Permission (is hereby granted|to use, copy, modify)|Redistribution and use/)
})
