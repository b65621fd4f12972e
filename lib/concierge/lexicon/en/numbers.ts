/** English numbers, ordinals, lengths of time and bounds. */
export const NUMBERS_EN = `
[glue]
@a: a | an
@number: a=n:1,art:a | an=n:1,art:a

[solid]
@number: a single=n:1 | single=n:1 | zero=n:0 | one=n:1 | two=n:2 | three=n:3 | four=n:4 | five=n:5 | six=n:6 | seven=n:7 | eight=n:8 | nine=n:9 | ten=n:10 | eleven=n:11 | twelve=n:12 | thirteen=n:13 | fourteen=n:14 | fifteen=n:15 | sixteen=n:16 | seventeen=n:17 | eighteen=n:18 | nineteen=n:19 | twenty=n:20 | thirty=n:30 | forty=n:40 | fifty=n:50 | sixty=n:60 | seventy=n:70 | eighty=n:80 | ninety=n:90 | half a dozen=n:6
@collective: couple=n:2 | couple of=n:2 | dozen=n:12
@tens: twenty=n:20 | thirty=n:30 | forty=n:40 | fifty=n:50 | sixty=n:60 | seventy=n:70 | eighty=n:80 | ninety=n:90
@units: one=n:1 | two=n:2 | three=n:3 | four=n:4 | five=n:5 | six=n:6 | seven=n:7 | eight=n:8 | nine=n:9
@hundred: hundred=n:100 | thousand=n:1000 | grand=n:1000 | k=n:1000 | lakh=n:100000 | lakhs=n:100000 | lac=n:100000 | lacs=n:100000 | crore=n:10000000
@ordinal: first=nth:1 | second=nth:2 | third=nth:3 | fourth=nth:4 | fifth=nth:5 | sixth=nth:6 | seventh=nth:7 | eighth=nth:8 | ninth=nth:9 | tenth=nth:10 | eleventh=nth:11 | twelfth=nth:12 | thirteenth=nth:13 | fourteenth=nth:14 | fifteenth=nth:15 | sixteenth=nth:16 | seventeenth=nth:17 | eighteenth=nth:18 | nineteenth=nth:19 | twentieth=nth:20 | twenty first=nth:21 | twenty second=nth:22 | twenty third=nth:23 | twenty fourth=nth:24 | twenty fifth=nth:25 | twenty sixth=nth:26 | twenty seventh=nth:27 | twenty eighth=nth:28 | twenty ninth=nth:29 | thirtieth=nth:30 | thirty first=nth:31 | twentyfirst=nth:21
@th: st | nd | rd | th | ht | dt | nt | tg | rth | hh
@few: few=n:3 | several=n:4
@minutes: minutes | minute | mins | minuets
@hours: hours | hour | hrs | hr | h | hours' | hour's
@half: and a half | 1/2 | and 1/2
@halfhour: half an hour=minutes:30 | half hour=minutes:30 | an hour and a half=minutes:90 | one and a half hours=minutes:90 | quarter of an hour=minutes:15 | three quarters of an hour=minutes:45
@dayunit: day=unit:day | days=unit:day | dys=unit:day | night=unit:night | nights=unit:night | nite=unit:night | nites=unit:night | week=unit:week | weeks=unit:week | wk=unit:week | wks=unit:week | month=unit:month | months=unit:month | fortnights=unit:fortnight | year=unit:year | years=unit:year
@fortnight: fortnight=n:1,unit:fortnight
[lead]
@minutes: min
@least: minimum of | at the very least | not under | not below | or longer
@most: at the most | at the very most | no greater than | or fewer | or shorter | not beyond | in under | or so at most

[solid]
@exactly: exactly | precisely
`
