import * as contract from '@yay/contract/message-modals/calls';
import {
  CLOSED_MODALS_COOKIE,
  closedModals,
  USER_ID_COOKIE,
} from '@yay/contract/message-modals/cookies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answer, isRefusal, originOf, register } from '../../platform/http/index.ts';
import { audiencesOf } from './audiences.ts';
import { fetchModal } from './fetch-modal.ts';
import { type AddressParts, leaveAddress } from './leave-address.ts';

export function messageModalRoutes(app: FastifyInstance, parts: AddressParts): void {
  const readerOf = ({ actor, cookies }: FastifyRequest) =>
    audiencesOf({ actor, uid: cookies[USER_ID_COOKIE] });

  register(app, contract.fetchModal, async ({ query, locale, request }) => ({
    data: await fetchModal(parts.db, {
      path: query.path,
      audiences: readerOf(request),
      closed: closedModals(request.cookies[CLOSED_MODALS_COOKIE]),
      locale,
    }),
  }));
  register(app, contract.leaveAddress, async ({ actor, params, body, locale, request }) => {
    const left = await leaveAddress(
      parts,
      { actor, audiences: readerOf(request), origin: originOf(request) },
      { modalId: params.id, email: body.email, locale },
    );
    return isRefusal(left) ? left : answer(204, undefined);
  });
}
