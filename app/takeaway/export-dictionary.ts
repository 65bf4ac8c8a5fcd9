/**
 * The compression dictionary of links: what nearly every link says, namely the names and the order of
 * `ExportedSynthesis`, without any figure, the most frequent last. Frozen: links of version 3 are read with it for
 * ever.
 */
export const EXPORT_DICTIONARY = Buffer.from(
  '"firstName":null,"withChange":{"retirementDate":"20worksUntil":"law":"outlook":"discussed","rate":null,"stopsOn"' +
    ':null,"lppFrom":null,"capitalShare":null,"isOtherSalary":false,"drawing":null,"steps":null,"stepsDrawFund":null,' +
    '"isOtherPartnersDay":false,"paidIn":["paidGaps","buyIn","pillar3a"],"party":"register","party":"pensionFund","pa' +
    'rty":"entity","column":"withChange","column":"withoutChange","spouseFewFigures","forecastWithoutIncomes","ranges' +
    '":{"avs":{"low":,"high":},"supplement":null,"total":{"low":"causes":["fewFigures","spouseIncomesUnknown"]}"decis' +
    'ion":{"choice":{"share":,"givenUp":,"tax":{"low":"left":{"years":[{"year":20"isFederalOnly":false,"notes":[],"pr' +
    'ovisional":null,"tablesOf":20}"vested":{"current":"projected":"paidOut":[["20"missing":["avs","lpp","pillar3a"],' +
    '"first":{"monthly":,"from":"20","to":"20","endedBy":"partner"}],"endedBy":"referenceAge"{"computedOn":"2026-","l' +
    'awYear":2026,"withoutChange":{"retirementDate":"20-01","totalFrom":"20-01","monthlyTotal":,"missing":[],"first":' +
    'null,"ranges":null,"capitalTotal":,"avs":{"monthly":,"supplement":0,"from":"20-01","to":null,"first":null,"earli' +
    'er":[],"thirteenth":},"lpp":{"monthly":,"capital":0,"capitalAtRetirement":,"from":"20-01"},"vested":null,"pillar' +
    '3a":{"current":,"monthlyPayment":,"paymentsUntil":"20-01","projected":,"projectedFrom":"20-01"},"income":{"steps' +
    '":[["20-01",780,null,]],"lpp":null,"pillar3a":[,],"replaced":null}},"withChange":null,"change":null,"silent":[],' +
    '"decision":null,"none":{"lpp":false,"pillar3a":false},"firstName":null}',
)
