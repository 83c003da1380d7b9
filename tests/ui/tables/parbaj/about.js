// What tests that go round all tables must know of this one.

export const bots = 1;
export const crowd = 1;
