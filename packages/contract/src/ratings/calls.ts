import { z } from 'zod';
import { id, idText, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';

/** 1 likes it, 0 does not. */
const value = z.union([z.literal(0), z.literal(1)]);
export type RatingValue = z.infer<typeof value>;

const rating = z.object({ luncher_id: id, item_id: id, rating: value });
export type Rating = z.infer<typeof rating>;

/** Ids in an address: 3,14,15. */
const ids = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .pipe(z.array(id).max(200));

const FAMILY = { any: ['user:lunch_calendar'] } as const;
const tag = 'ratings';
const body = z.object({ luncherId: id, itemId: id, rating: value });

/** Ratings are there while the feature `ratings` is on; while it is off, none of these calls is. */
export const listRatings = endpoint({
  method: 'GET',
  path: '/api/v2/ratings',
  permission: FAMILY,
  tag,
  summary: 'What lunchers think of what they ate',
  query: z.object({ luncher_id: ids, item_id: ids.optional() }),
  responses: { 200: z.object({ data: z.array(rating) }), ...refusals },
});

export const getRating = endpoint({
  method: 'GET',
  path: '/api/v2/ratings/:luncherId/:itemId',
  permission: FAMILY,
  tag,
  summary: 'What one luncher thinks of one item; 204 where she has said nothing',
  params: z.object({ luncherId: idText, itemId: idText }),
  responses: { 200: z.object({ data: rating }), 204: z.undefined(), ...refusals },
});

/** Storing and changing come to the same: afterwards it is rated so. */
export const storeRating = endpoint({
  method: 'POST',
  path: '/api/v2/ratings',
  permission: FAMILY,
  tag,
  summary: 'Rate an item that a luncher was served',
  body,
  responses: { 201: z.object({ data: rating, message: z.string() }), ...refusals },
});

export const updateRating = endpoint({
  method: 'PUT',
  path: '/api/v2/ratings',
  permission: FAMILY,
  tag,
  summary: 'Rate an item differently',
  body,
  responses: { 200: z.object({ data: rating, message: z.string() }), ...refusals },
});

export const deleteRating = endpoint({
  method: 'DELETE',
  path: '/api/v2/ratings',
  permission: FAMILY,
  tag,
  summary: 'Take a rating back',
  body: body.partial({ rating: true }),
  responses: { 204: z.undefined(), ...refusals },
});
