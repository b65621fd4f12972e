/** How far a message lies from our trade. `other` is what general assistants do; `out_of_scope` is everything else. */
export type TopicGroup = 'travel' | 'near_travel' | 'other' | 'out_of_scope'

export type TravelTopic =
  | 'book-flight'
  | 'flight-status'
  | 'lost-luggage'
  | 'carry-on'
  | 'international-visa'
  | 'vaccines'
  | 'travel-alert'
  | 'travel-suggestion'
  | 'plug-type'
  | 'exchange-rate'
  | 'book-hotel'
  | 'car-rental'
  | 'translate'
  | 'timezone'
  | 'travel-notification'

export type NearTopic = 'weather' | 'directions' | 'distance' | 'time' | 'current-location' | 'ride' | 'international-fees'

export type MoneyTopic = 'banking' | 'cards' | 'work'
export type HouseholdTopic = 'kitchen' | 'restaurant' | 'car-care' | 'home' | 'calendar' | 'music' | 'phone'
export type AssistantTopic = 'sums-and-words' | 'games' | 'settings' | 'small-talk' | 'reply'
export type OtherTopic = MoneyTopic | HouseholdTopic | AssistantTopic

export type Topic = TravelTopic | NearTopic | OtherTopic | 'none'

/** What a message is about. `score` is the weight of the evidence: 0 for `none`, about 1 for a loose cue, 3 and more for a sure one. */
export type TopicReading = { group: TopicGroup; topic: Topic; score: number }
