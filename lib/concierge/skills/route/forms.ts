/** Where from, where to, by way of what. */
export const ROUTE = `
neg: @not
form:route: @from? ~ {place>from} @to ~ {place>to}
form:route: {place>from} @fromto {place>to}
form:route: @to ~ {place>to} @from ~ {place>from}
form:route: @from ~ {place>from}
form:route: @to ~ {place>to}
form:route: @back @from ~ {place>retFrom}
form:route: @via ~ {place>via}
form:route: {neg} ~ @via? ~ {place>avoid}
form:route: {place>place} ;; weak
form:route: {place>from} ;; asked=from
form:route: {place>to} ;; asked=to
`
