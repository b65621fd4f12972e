/** English words for the traveller's own booking: its contents, money, documents and cancellation. */
export const ORDER_EN = `
[lead]
@order-noun: booking | bookings | reservation | order | ticket | tickets | trip | flight | flights | journey | itinerary | fare
@order-it: it | this | that | everything | the whole thing
@past-helper: did | was | were | have | has | had | been | is | am | got
@money-mine: card | money | payment | amount | account | deposit
@settled: gone through | go through | went through | been through | booked | confirmed | ticketed | issued | paid | paid for | done | all set | final | succeed | succeeded | work | worked | valid | still on
@booked-state: been paid | been paid for | been booked | been confirmed | gone through | go through | went through | been through | booked | all booked | fully booked | booked in | booked now | booked yet | confirmed | ticketed | paid | paid for | paid already
@gets-back: get back | getting back | anything back | something back | back from it | get anything | come back to me | comes back | come back | given back | lose | be lost | keep
@demands: i want | we want | want | give me | give us | i need | we need | i would like | id like | request | claim | demand | how do i get | can i have
@later-flight: a later flight | an earlier flight | a later flight back | an earlier flight back | a day later | a day earlier
@sends: send | email | e mail | mail | forward | get | sending | where is | wheres
@again-word: again | once more | another time | a second time
@not-here: never got | never came | didnt get | havent got | have not got | did not get | have not received | havent received | didnt receive | did not receive | never received | didnt come | did not come | hasnt come | has not come | hasnt arrived | has not arrived | didnt arrive | lost | missing | no | where is | wheres | cant find | havent seen
@alters: change | changing | be changed | be moved | changed | move | moving | moved | switch | swap | shift | rebook | reschedule | postpone | bring forward | push back | put off | alter | amend | edit | correct | upgrade | downgrade | push | modify | cancel
@adds: add | adding | pick | choose | select | buy | take | get | order | remove | drop | need | want | reserve | book | bring | take off | have
@day-thing: a later flight back | date | dates | day | days | time | times | a later flight | an earlier flight | another flight | a different flight | flight | flights | another day | a day later | a day earlier | a week later | a week earlier | the return | departure
@check-in: check in | check in online | checkin | checking in | boarding pass | boarding passes | boarding card | boarding cards
@saved-word: saved | stored | frequent | usual | remembered | known | same
@fills: fill in | put in | autofill | auto fill | use
@people-thing: passenger | passengers | a passenger | one passenger | traveller | travellers | traveler | travelers | name | names | last name | first name | surname | person | companion
@insurance-thing: insurance | travel insurance | the insurance | an insurance | insurance premium
@whole-booking: booking | reservation | booked trip
@takes-off: remove | take off | taken off | drop | delete
@same-trip: the same trip | the same flight | the same flights | the same booking | same trip again | same flight again | the very same flight | the very same trip | exactly the same flight | exactly the same trip
@passenger-word: passengers | passenger | travellers | travelers | profiles | profile | my details | our details | my own details | my data | my names

[solid]
@own-bookings: my bookings | all my bookings | my past bookings | past bookings | my previous bookings | previous bookings | my earlier bookings | earlier bookings | my other bookings | other bookings | my old bookings | our bookings | our past bookings | my reservations | my past reservations | my past trips | my previous trips | my earlier trips | my booked trips | trips i booked | trips i have booked | trips ive booked | my orders | my past orders | booking history | my booking history | order history
@cancels: cancel | cancelling | canceling | call off | calling off | give back | giving back | be cancelled | be canceled | be called off | back out of | pull out of | get out of | cancellation | cancel my | return my ticket | return the tickets | return our tickets
@refunds: refund | refunds | refunded | money back | reimbursed | reimbursement | reimburse
@refund-terms: refundable
@pay-paper: gift card | gift cards | giftcard | giftcards | certificate | certificates | travel certificate | travel certificates | travel voucher | travel vouchers | travel credit | voucher balance
@exception: make an exception | an exception | waive | waived | waive the fee | waive the fees | waive the change fee
@compensates: compensation | compensate | compensated | a compensation | a voucher | a goodwill gesture
@refunds-me: refund me | refund us | refund my | refund our | refund it | refund this | refund the
@confirmation: my confirmation | confirmation | confirmation email | confirmation mail | booking email | booking mail | booking confirmation | email | e mail | e ticket | eticket | e tickets
@resends: resend | re send
@gets-tickets: get the tickets | get our tickets | get my tickets | get the ticket | get my ticket | receive the tickets | receive our tickets | receive my ticket | tickets come | tickets arrive | email us the tickets | email me the tickets | email me the ticket | send us the tickets | send me the tickets | send me the ticket | get the e tickets | get my e ticket
@stands-in: someone else fly | someone else go | someone else travel | somebody else fly | somebody else go | somebody else travel | fly instead of me | go instead of me | travel instead of me | come instead of me | fly in my place | go in my place | take my place | give my ticket to | give the ticket to | give my seat to | transfer my ticket | transfer the ticket | put it in his name | put it in her name | in someone elses name
@owns-cover: have travel insurance | have insurance | got insurance | got travel insurance
@papers: pdf | ics | calendar file | calendar entry | calendar event | print it | print this | print out | printed | printout | printable | in my calendar | to my calendar | into my calendar | in our calendar | to our calendar
@receipt: invoice | invoices | receipt | receipts | proof of payment | proof of purchase | vat bill | tax document | bill for my company | expense receipt
@charged: charged | billed | debited | deducted | taken my money | taken our money | taken the money | taken anything | take the money | took my money | took the money | charge me | charge us | charge my card | charge anything | bill me | bill us
@charged-twice: charged twice | charged double | charged two times | billed twice | charged me twice | charged us twice | charge me twice | double charged | paid twice | taken twice | debited twice
@on-hold: on hold | held | released | taken | a hold on | hold on my card | reserved on my card
@where-money: where is my money | wheres my money | where is our money | where is the money | where did my money go | where did the money go
@what-next: what happens now | what happens next | what now | what next | whats next | what is next | what comes next | what comes now | what do i do next | what do i do now | what do we do next | what do we do now | what should i do next | what should i do now | what should we do next | what should we do now | do i have to do anything | do i need to do anything | do we have to do anything | do we need to do anything | must i do anything | must i do something | anything else to do | anything i should do | what else should i do | what else do i have to do | what else do i need | next steps | what went wrong | whats going on | what is going on | whats happening | what is happening | do i have to wait | do we have to wait | is there anything else
@refund-wait: taking so long | take so long | taking this long | takes so long | still waiting | how long does this take | how long will this take | how long does it take | how long will it take | how much longer | how long must i wait | how long do i wait | how long do i have to wait
@bank-refused: declined | rejected | refused | failed | not accepted | not gone through | bounced
@bank-asks: bank asking | bank asks | bank want | bank wants | bank asking for
@what-booked: how long is my flight | how long is our flight | how long is my booked flight | how long does my flight take | how long my flight takes | how long my booked flight takes | how many passengers | how many travellers | how many people are on | who is on my booking | what i booked | what i have booked | what ive booked | what we booked | what we have booked | what did i book | what did we book | what have i booked | what have we booked | booking details | details of my booking | details of our booking | details of the booking | what i bought | what did i buy | what have i bought | my itinerary | our itinerary
@reference: booking ref | booking refs | our ref | my ref | the ref | ref no | reference | booking reference | reference number | booking number | confirmation number | confirmation code | booking code | reservation number | pnr | record locator | ref number | order number | booking id
@extra-thing: seat | seats | window seat | window seats | aisle seat | aisle seats | where i sit | where we sit | meal | meals | food | menu | bag | bags | luggage | baggage | suitcase | suitcases | extras | extra | lounge | priority | priority boarding | legroom | skis | bike | surfboard | pram | wheelchair | pet | dog
@last-time: as last time | as before | from last time | as the last time | like last time
`
