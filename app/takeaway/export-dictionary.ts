/**
 * What nearly every link says, for its compression: what stands here is pointed at in a link, which takes a third of the room. The
 * names and the order of `ExportedSynthesis`, the most frequent last. Frozen: links of version 3 are read with this text for ever.
 */
export const EXPORT_DICTIONARY = Buffer.from(
  '"firstName":null,"withChange":{"retirementDate":"2045-"worksUntil":"law":"outlook":"discussed","rate":null,"stop' +
    'sOn":null,"lppFrom":null,"capitalShare":null,"isOtherSalary":false,"drawing":null,"steps":null,"stepsDrawFund":n' +
    'ull,"isOtherPartnersDay":false,"paidIn":["paidGaps","buyIn","pillar3a"],"party":"register","party":"pensionFund"' +
    ',"party":"entity","column":"withChange","column":"withoutChange","spouseFewFigures","forecastWithoutIncomes","ra' +
    'nges":{"avs":{"low":,"high":},"supplement":null,"total":{"low":"causes":["fewFigures","spouseIncomesUnknown"]}"d' +
    'ecision":{"choice":{"share":,"givenUp":,"tax":{"low":"left":{"years":[{"year":2036,"isFederalOnly":false,"notes"' +
    ':[],"provisional":null,"tablesOf":2026}"vested":{"current":"projected":"paidOut":[["20"missing":["avs","lpp","pi' +
    'llar3a"],"first":{"monthly":2520,"from":"2034-11-01","to":"2036-03-31","endedBy":"partner"}],"endedBy":"referenc' +
    'eAge"{"computedOn":"2026-12-31","lawYear":2026,"withoutChange":{"retirementDate":"2036-04-01","totalFrom":"2036-' +
    '04-01","monthlyTotal":6195,"missing":[],"first":null,"ranges":null,"capitalTotal":169557,"avs":{"monthly":1890,"' +
    'supplement":0,"from":"2036-04-01","to":null,"first":null,"earlier":[],"thirteenth":1890},"lpp":{"monthly":4305,"' +
    'capital":0,"capitalAtRetirement":961685,"from":"2036-04-01"},"vested":null,"pillar3a":{"current":96420.35,"month' +
    'lyPayment":605,"paymentsUntil":"2036-04-01","projected":169557,"projectedFrom":"2036-04-01"},"income":{"steps":[' +
    '["2036-04-01",780,null,1890,4305]],"lpp":null,"pillar3a":[300,567],"replaced":null}},"withChange":null,"change":' +
    'null,"silent":[],"decision":null,"none":{"lpp":false,"pillar3a":false},"firstName":null}',
)
