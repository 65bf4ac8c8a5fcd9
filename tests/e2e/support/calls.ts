/** The product's own calls, asked as this browser: with its cookies, and without an Origin, as a program does. */
import type { APIResponse, Page } from '@playwright/test'

type CallAnswer<Answer> = { status: number; body: Answer }

/** @param data the body of a POST; without it the call is a GET. */
export async function api<Answer>(page: Page, path: string, data?: object): Promise<CallAnswer<Answer>> {
  const { request } = page.context()
  const response = await (data ? request.post(`/api${path}`, { data }) : request.get(`/api${path}`))
  return { status: response.status(), body: (await response.json()) as Answer }
}

/** Where an answer leads, without following it; null if it is a page. */
export const leadsTo = (response: APIResponse) => response.headers().location ?? null
