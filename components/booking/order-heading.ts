/** The id of an order page's heading: where reading goes on when a panel below it is done. */
export const ORDER_HEADING = 'order-heading'
