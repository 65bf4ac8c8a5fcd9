import type { ServerBuild } from '@remix-run/node'
import express from 'express'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Listening, listen } from '../../../tests/support/product/listen'
import { PLACES, serverBuild } from '../../../tests/support/product/server-build'
import { createPageHandlers } from './page-handlers'

let served: Listening
afterEach(() => served?.close())

/** Answers with the routes of the build that the path is handed to. */
async function routesAt(path: string): Promise<string[]> {
  const told = (build: ServerBuild) => {
    expect(Object.keys(build.assets.routes)).toEqual(Object.keys(build.routes))
    const routes = Object.keys(build.routes)
    return ((_request, response) => void response.json(routes)) satisfies express.RequestHandler
  }
  served = await listen(express().use(createPageHandlers(serverBuild, told)))
  return (await fetch(served.origin + path)).json()
}

describe('a page has a build of its own', () => {
  const pages = PLACES.filter(({ path }) => !path?.includes('*')).filter(({ path, index }) => path || index)

  it.each(pages.map(({ id, path = '', parentId }) => [`/${path}`, id, parentId]))('%s', async (path, id, parentId) => {
    const around = parentId === 'root' ? [] : [parentId]
    expect(await routesAt(path)).toEqual(['root', ...around, id])
  })

  it('whatever the query', async () =>
    expect(await routesAt('/avs?_data=root')).toEqual(['root', 'guided-path', 'fr:/avs']))
})

describe('of all others Remix itself says that they are none', () => {
  let all: string[]
  beforeAll(() => {
    all = Object.keys(serverBuild.routes)
  })
  it.each(['/nope', '/AVS', '/avs/nope', '/de%2Favs', '/*', '/v2/nope', '//avs'])('%s', async (path) =>
    expect(await routesAt(path)).toEqual(all),
  )
})

it('pages link style sheets only, whose place the style takes where it stands in the page', () => {
  const links = Object.values(serverBuild.routes).map(({ module }) => module.links?.() ?? [])
  expect(links.flat().filter((link) => !('rel' in link) || link.rel !== 'stylesheet')).toEqual([])
})
