export const demoMarket = 'Demo market'
export const whatItMeans = 'nothing here is really sold, and no real money moves'
