import { describe, expect, it } from 'vitest'
import { isCrawler } from './crawlers'

describe('a crawler', () => {
  it.each([
    ['Googlebot/2.1', true],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
    ['curl/8.5.0', false],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0 Safari/537.36',
      false,
    ],
    ['', false],
    [undefined, false],
  ])('%s: %s', (agent, expected) => expect(isCrawler(agent)).toBe(expected))
})
