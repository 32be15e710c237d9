// Written by `make openapi` from openapi/openapi.json. Never edited by hand.
import { api } from './public.generated';
export const addTagTypes = [
  'health',
  'personal-data',
  'audit',
  'users',
  'lookups',
  'files',
  'versions',
  'deleted-records',
  'chefs',
  'proposals',
  'comments',
  'previews',
  'company',
  'logos',
  'forms',
  'texts',
  'quotes',
  'agenda',
  'offers',
  'gift-cards',
  'money',
  'payouts',
  'cash-book',
  'messages',
  'opinions',
  'kitchen',
  'dashboard',
  'system',
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      healthReady: build.query<HealthReadyApiResponse, HealthReadyApiArg>({
        query: () => ({ url: `/api/v1/health/ready` }),
        providesTags: ['health'],
      }),
      findPersonalData: build.mutation<FindPersonalDataApiResponse, FindPersonalDataApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/personal_data/find`,
          method: 'POST',
          body: queryArg.findPersonalDataDto,
        }),
        invalidatesTags: ['personal-data'],
      }),
      exportPersonalData: build.mutation<ExportPersonalDataApiResponse, ExportPersonalDataApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/personal_data/export`,
          method: 'POST',
          body: queryArg.clientRequestsDto,
        }),
        invalidatesTags: ['personal-data'],
      }),
      rectifyPersonalData: build.mutation<RectifyPersonalDataApiResponse, RectifyPersonalDataApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/personal_data/rectify`,
          method: 'PUT',
          body: queryArg.rectifyPersonalDataDto,
        }),
        invalidatesTags: ['personal-data'],
      }),
      blockPersonalData: build.mutation<BlockPersonalDataApiResponse, BlockPersonalDataApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/personal_data/block`,
          method: 'PUT',
          body: queryArg.clientRequestsDto,
        }),
        invalidatesTags: ['personal-data'],
      }),
      unblockPersonalData: build.mutation<UnblockPersonalDataApiResponse, UnblockPersonalDataApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/personal_data/unblock`,
          method: 'PUT',
          body: queryArg.clientRequestsDto,
        }),
        invalidatesTags: ['personal-data'],
      }),
      erasePersonalData: build.mutation<ErasePersonalDataApiResponse, ErasePersonalDataApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/personal_data/erase`,
          method: 'PUT',
          body: queryArg.clientRequestsDto,
        }),
        invalidatesTags: ['personal-data'],
      }),
      listDataRights: build.query<ListDataRightsApiResponse, ListDataRightsApiArg>({
        query: () => ({ url: `/api/v1/personal_data/rights` }),
        providesTags: ['personal-data'],
      }),
      noteDataRight: build.mutation<NoteDataRightApiResponse, NoteDataRightApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/personal_data/note`,
          method: 'POST',
          body: queryArg.noteDataRightDto,
        }),
        invalidatesTags: ['personal-data'],
      }),
      refuseDataRight: build.mutation<RefuseDataRightApiResponse, RefuseDataRightApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/personal_data/refuse/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.refuseDataRightDto,
        }),
        invalidatesTags: ['personal-data'],
      }),
      listAuditLines: build.query<ListAuditLinesApiResponse, ListAuditLinesApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/audit/all`,
          params: {
            search: queryArg.search,
            person: queryArg.person,
            kind: queryArg.kind,
            record: queryArg.record,
            day: queryArg.day,
            sort: queryArg.sort,
            page: queryArg.page,
            export: queryArg['export'],
            perPage: queryArg.perPage,
          },
        }),
        providesTags: ['audit'],
      }),
      listRecordHistory: build.query<ListRecordHistoryApiResponse, ListRecordHistoryApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/audit/record/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['audit'],
      }),
      listPersonHistory: build.query<ListPersonHistoryApiResponse, ListPersonHistoryApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/audit/person/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['audit'],
      }),
      wantTodayMail: build.mutation<WantTodayMailApiResponse, WantTodayMailApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/users/today-mail`,
          method: 'PUT',
          body: queryArg.wantTodayMailDto,
        }),
        invalidatesTags: ['users'],
      }),
      listPeople: build.query<ListPeopleApiResponse, ListPeopleApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/users/all`,
          params: {
            search: queryArg.search,
            state: queryArg.state,
            role: queryArg.role,
            sort: queryArg.sort,
            page: queryArg.page,
            export: queryArg['export'],
            perPage: queryArg.perPage,
          },
        }),
        providesTags: ['users'],
      }),
      invitePerson: build.mutation<InvitePersonApiResponse, InvitePersonApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/users/create`,
          method: 'POST',
          body: queryArg.invitePersonDto,
        }),
        invalidatesTags: ['users'],
      }),
      invitePersonAgain: build.mutation<InvitePersonAgainApiResponse, InvitePersonAgainApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/users/invite-again/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
        }),
        invalidatesTags: ['users'],
      }),
      updatePerson: build.mutation<UpdatePersonApiResponse, UpdatePersonApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/users/update/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updatePersonDto,
        }),
        invalidatesTags: ['users'],
      }),
      togglePersonState: build.mutation<TogglePersonStateApiResponse, TogglePersonStateApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/users/change-permission/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          params: {
            was: queryArg.was,
          },
        }),
        invalidatesTags: ['users'],
      }),
      deletePerson: build.mutation<DeletePersonApiResponse, DeletePersonApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/users/delete/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['users'],
      }),
      listOwnSessions: build.query<ListOwnSessionsApiResponse, ListOwnSessionsApiArg>({
        query: () => ({ url: `/api/v1/users/sessions` }),
        providesTags: ['users'],
      }),
      endOwnSession: build.mutation<EndOwnSessionApiResponse, EndOwnSessionApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/users/sessions/end`,
          method: 'POST',
          body: queryArg.endSessionDto,
        }),
        invalidatesTags: ['users'],
      }),
      endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
        query: () => ({
          url: `/api/v1/users/sessions/end-others`,
          method: 'POST',
        }),
        invalidatesTags: ['users'],
      }),
      listLookups: build.query<ListLookupsApiResponse, ListLookupsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/lookups/${encodeURIComponent(String(queryArg.kind))}/all`,
        }),
        providesTags: ['lookups'],
      }),
      createLookup: build.mutation<CreateLookupApiResponse, CreateLookupApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/lookups/${encodeURIComponent(String(queryArg.kind))}/create`,
          method: 'POST',
          body: queryArg.createLookupDto,
        }),
        invalidatesTags: ['lookups'],
      }),
      updateLookup: build.mutation<UpdateLookupApiResponse, UpdateLookupApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/lookups/${encodeURIComponent(String(queryArg.kind))}/update/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateLookupDto,
        }),
        invalidatesTags: ['lookups'],
      }),
      toggleLookupHidden: build.mutation<ToggleLookupHiddenApiResponse, ToggleLookupHiddenApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/lookups/${encodeURIComponent(String(queryArg.kind))}/change-hidden/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.hideLookupDto,
        }),
        invalidatesTags: ['lookups'],
      }),
      mergeLookup: build.mutation<MergeLookupApiResponse, MergeLookupApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/lookups/${encodeURIComponent(String(queryArg.kind))}/merge/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.mergeLookupDto,
        }),
        invalidatesTags: ['lookups'],
      }),
      deleteLookup: build.mutation<DeleteLookupApiResponse, DeleteLookupApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/lookups/${encodeURIComponent(String(queryArg.kind))}/delete/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['lookups'],
      }),
      uploadFile: build.mutation<UploadFileApiResponse, UploadFileApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/files/upload`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['files'],
      }),
      listVersions: build.query<ListVersionsApiResponse, ListVersionsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/versions/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['versions'],
      }),
      compareVersion: build.query<CompareVersionApiResponse, CompareVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/versions/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg['number']))}`,
        }),
        providesTags: ['versions'],
      }),
      restoreVersion: build.mutation<RestoreVersionApiResponse, RestoreVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/versions/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg['number']))}/restore`,
          method: 'POST',
          body: queryArg.restoreVersionDto,
        }),
        invalidatesTags: ['versions'],
      }),
      listDeletedRecords: build.query<ListDeletedRecordsApiResponse, ListDeletedRecordsApiArg>({
        query: () => ({ url: `/api/v1/deleted_records/all` }),
        providesTags: ['deleted-records'],
      }),
      bringBackRecord: build.mutation<BringBackRecordApiResponse, BringBackRecordApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/deleted_records/bring-back/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
        }),
        invalidatesTags: ['deleted-records'],
      }),
      listChefs: build.query<ListChefsApiResponse, ListChefsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/chefs/all`,
          params: {
            search: queryArg.search,
            state: queryArg.state,
            favorite: queryArg.favorite,
            missing: queryArg.missing,
            sort: queryArg.sort,
            page: queryArg.page,
            export: queryArg['export'],
            perPage: queryArg.perPage,
          },
        }),
        providesTags: ['chefs'],
      }),
      getChef: build.query<GetChefApiResponse, GetChefApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/chefs/get-one-id/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['chefs'],
      }),
      createChef: build.mutation<CreateChefApiResponse, CreateChefApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/chefs/create`,
          method: 'POST',
          body: queryArg.createChefDto,
        }),
        invalidatesTags: ['chefs'],
      }),
      updateChef: build.mutation<UpdateChefApiResponse, UpdateChefApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/chefs/update/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateChefDto,
        }),
        invalidatesTags: ['chefs'],
      }),
      deleteChef: build.mutation<DeleteChefApiResponse, DeleteChefApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/chefs/delete/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['chefs'],
      }),
      toggleChefFavorite: build.mutation<ToggleChefFavoriteApiResponse, ToggleChefFavoriteApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/chefs/change-favorite/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          params: {
            was: queryArg.was,
          },
        }),
        invalidatesTags: ['chefs'],
      }),
      toggleChefState: build.mutation<ToggleChefStateApiResponse, ToggleChefStateApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/chefs/change-state/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          params: {
            was: queryArg.was,
          },
        }),
        invalidatesTags: ['chefs'],
      }),
      createProposal: build.mutation<CreateProposalApiResponse, CreateProposalApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/proposals/create`,
          method: 'POST',
          body: queryArg.createProposalDto,
        }),
        invalidatesTags: ['proposals'],
      }),
      updateProposal: build.mutation<UpdateProposalApiResponse, UpdateProposalApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/proposals/update/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateProposalDto,
        }),
        invalidatesTags: ['proposals'],
      }),
      replaceChefProposals: build.mutation<ReplaceChefProposalsApiResponse, ReplaceChefProposalsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/proposals/update/chef/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.replaceChefProposalsDto,
        }),
        invalidatesTags: ['proposals'],
      }),
      deleteProposal: build.mutation<DeleteProposalApiResponse, DeleteProposalApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/proposals/delete/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['proposals'],
      }),
      listComments: build.query<ListCommentsApiResponse, ListCommentsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/comments/all`,
          params: {
            search: queryArg.search,
            favorite: queryArg.favorite,
            verified: queryArg.verified,
            publication: queryArg.publication,
            answer: queryArg.answer,
            sort: queryArg.sort,
            page: queryArg.page,
            export: queryArg['export'],
            perPage: queryArg.perPage,
          },
        }),
        providesTags: ['comments'],
      }),
      getComment: build.query<GetCommentApiResponse, GetCommentApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/comments/get-one/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['comments'],
      }),
      createComment: build.mutation<CreateCommentApiResponse, CreateCommentApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/comments/create`,
          method: 'POST',
          body: queryArg.createCommentDto,
        }),
        invalidatesTags: ['comments'],
      }),
      updateComment: build.mutation<UpdateCommentApiResponse, UpdateCommentApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/comments/update/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateCommentDto,
        }),
        invalidatesTags: ['comments'],
      }),
      replaceChefComments: build.mutation<ReplaceChefCommentsApiResponse, ReplaceChefCommentsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/comments/update/chef/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.replaceChefCommentsDto,
        }),
        invalidatesTags: ['comments'],
      }),
      toggleCommentFavorite: build.mutation<ToggleCommentFavoriteApiResponse, ToggleCommentFavoriteApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/comments/change-favorite/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          params: {
            was: queryArg.was,
          },
        }),
        invalidatesTags: ['comments'],
      }),
      publishComment: build.mutation<PublishCommentApiResponse, PublishCommentApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/comments/publish/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.publishCommentDto,
        }),
        invalidatesTags: ['comments'],
      }),
      hideComment: build.mutation<HideCommentApiResponse, HideCommentApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/comments/hide/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.hideCommentDto,
        }),
        invalidatesTags: ['comments'],
      }),
      decideCommentAnswer: build.mutation<DecideCommentAnswerApiResponse, DecideCommentAnswerApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/comments/decide-answer/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.decideAnswerDto,
        }),
        invalidatesTags: ['comments'],
      }),
      deleteComment: build.mutation<DeleteCommentApiResponse, DeleteCommentApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/comments/delete/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['comments'],
      }),
      lookAtPreview: build.mutation<LookAtPreviewApiResponse, LookAtPreviewApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/previews/look/${encodeURIComponent(String(queryArg.subject))}/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
        }),
        invalidatesTags: ['previews'],
      }),
      sharePreview: build.mutation<SharePreviewApiResponse, SharePreviewApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/previews/share/${encodeURIComponent(String(queryArg.subject))}/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
        }),
        invalidatesTags: ['previews'],
      }),
      revokePreview: build.mutation<RevokePreviewApiResponse, RevokePreviewApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/previews/share/${encodeURIComponent(String(queryArg.subject))}/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['previews'],
      }),
      updateCompany: build.mutation<UpdateCompanyApiResponse, UpdateCompanyApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/company/update/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateCompanyDto,
        }),
        invalidatesTags: ['company'],
      }),
      showFreeSaturdays: build.mutation<ShowFreeSaturdaysApiResponse, ShowFreeSaturdaysApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/company/free-saturdays`,
          method: 'PUT',
          body: queryArg.showFreeSaturdaysDto,
        }),
        invalidatesTags: ['company'],
      }),
      getCompanySettings: build.query<GetCompanySettingsApiResponse, GetCompanySettingsApiArg>({
        query: () => ({ url: `/api/v1/company/settings` }),
        providesTags: ['company'],
      }),
      settleCompany: build.mutation<SettleCompanyApiResponse, SettleCompanyApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/company/settings`,
          method: 'PUT',
          body: queryArg.companySettingsFieldsDto,
        }),
        invalidatesTags: ['company'],
      }),
      createHeader: build.mutation<CreateHeaderApiResponse, CreateHeaderApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/company/header/create`,
          method: 'POST',
          body: queryArg.createHeaderDto,
        }),
        invalidatesTags: ['company'],
      }),
      updateHeader: build.mutation<UpdateHeaderApiResponse, UpdateHeaderApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/company/header/update/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateHeaderDto,
        }),
        invalidatesTags: ['company'],
      }),
      deleteHeader: build.mutation<DeleteHeaderApiResponse, DeleteHeaderApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/company/header/delete/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['company'],
      }),
      createClientLogo: build.mutation<CreateClientLogoApiResponse, CreateClientLogoApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/workered_company/create`,
          method: 'POST',
          body: queryArg.createClientLogoDto,
        }),
        invalidatesTags: ['logos'],
      }),
      updateClientLogo: build.mutation<UpdateClientLogoApiResponse, UpdateClientLogoApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/workered_company/update/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateClientLogoDto,
        }),
        invalidatesTags: ['logos'],
      }),
      deleteClientLogo: build.mutation<DeleteClientLogoApiResponse, DeleteClientLogoApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/workered_company/delete/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['logos'],
      }),
      listForms: build.query<ListFormsApiResponse, ListFormsApiArg>({
        query: () => ({ url: `/api/v1/form_reference/all` }),
        providesTags: ['forms'],
      }),
      createForm: build.mutation<CreateFormApiResponse, CreateFormApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/form_reference/create`,
          method: 'POST',
          body: queryArg.createFormDto,
        }),
        invalidatesTags: ['forms'],
      }),
      readFormLink: build.query<ReadFormLinkApiResponse, ReadFormLinkApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/form_reference/read-link`,
          method: 'POST',
          body: queryArg.formSourceDto,
        }),
        providesTags: ['forms'],
      }),
      updateForm: build.mutation<UpdateFormApiResponse, UpdateFormApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/form_reference/update/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateFormDto,
        }),
        invalidatesTags: ['forms'],
      }),
      toggleFormState: build.mutation<ToggleFormStateApiResponse, ToggleFormStateApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/form_reference/change-state/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          params: {
            was: queryArg.was,
          },
        }),
        invalidatesTags: ['forms'],
      }),
      deleteForm: build.mutation<DeleteFormApiResponse, DeleteFormApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/form_reference/delete-form/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['forms'],
      }),
      listTexts: build.query<ListTextsApiResponse, ListTextsApiArg>({
        query: () => ({ url: `/api/v1/texts/all` }),
        providesTags: ['texts'],
      }),
      getText: build.query<GetTextApiResponse, GetTextApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/texts/one/${encodeURIComponent(String(queryArg.text))}`,
        }),
        providesTags: ['texts'],
      }),
      listTextVersions: build.query<ListTextVersionsApiResponse, ListTextVersionsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/texts/versions/${encodeURIComponent(String(queryArg.text))}`,
        }),
        providesTags: ['texts'],
      }),
      getTextVersion: build.query<GetTextVersionApiResponse, GetTextVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/texts/version/${encodeURIComponent(String(queryArg.text))}/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['texts'],
      }),
      publishText: build.mutation<PublishTextApiResponse, PublishTextApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/texts/publish/${encodeURIComponent(String(queryArg.text))}`,
          method: 'PUT',
          body: queryArg.publishTextDto,
        }),
        invalidatesTags: ['texts'],
      }),
      restoreText: build.mutation<RestoreTextApiResponse, RestoreTextApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/texts/restore/${encodeURIComponent(String(queryArg.text))}/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.seenVersionDto,
        }),
        invalidatesTags: ['texts'],
      }),
      resetText: build.mutation<ResetTextApiResponse, ResetTextApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/texts/reset/${encodeURIComponent(String(queryArg.text))}`,
          method: 'PUT',
          body: queryArg.seenVersionDto,
        }),
        invalidatesTags: ['texts'],
      }),
      listQuoteRequests: build.query<ListQuoteRequestsApiResponse, ListQuoteRequestsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/quote_requests/all`,
          params: {
            search: queryArg.search,
            state: queryArg.state,
            kind: queryArg.kind,
            owner: queryArg.owner,
            view: queryArg.view,
            sort: queryArg.sort,
            page: queryArg.page,
            export: queryArg['export'],
            perPage: queryArg.perPage,
          },
        }),
        providesTags: ['quotes'],
      }),
      getQuoteRequest: build.query<GetQuoteRequestApiResponse, GetQuoteRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/quote_requests/get-one/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['quotes'],
      }),
      listQuotePeople: build.query<ListQuotePeopleApiResponse, ListQuotePeopleApiArg>({
        query: () => ({ url: `/api/v1/quote_requests/people` }),
        providesTags: ['quotes'],
      }),
      takeQuoteRequest: build.mutation<TakeQuoteRequestApiResponse, TakeQuoteRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/quote_requests/take`,
          method: 'POST',
          body: queryArg.takeQuoteRequestDto,
        }),
        invalidatesTags: ['quotes'],
      }),
      moveQuoteRequest: build.mutation<MoveQuoteRequestApiResponse, MoveQuoteRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/quote_requests/move/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.moveQuoteRequestDto,
        }),
        invalidatesTags: ['quotes'],
      }),
      assignQuoteRequest: build.mutation<AssignQuoteRequestApiResponse, AssignQuoteRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/quote_requests/assign/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.assignQuoteRequestDto,
        }),
        invalidatesTags: ['quotes'],
      }),
      planQuoteRequest: build.mutation<PlanQuoteRequestApiResponse, PlanQuoteRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/quote_requests/next-step/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.planQuoteRequestDto,
        }),
        invalidatesTags: ['quotes'],
      }),
      correctQuoteRequest: build.mutation<CorrectQuoteRequestApiResponse, CorrectQuoteRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/quote_requests/facts/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.correctQuoteRequestDto,
        }),
        invalidatesTags: ['quotes'],
      }),
      restrictQuoteRequest: build.mutation<RestrictQuoteRequestApiResponse, RestrictQuoteRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/quote_requests/restrictions/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.restrictQuoteRequestDto,
        }),
        invalidatesTags: ['quotes'],
      }),
      noteQuoteRequest: build.mutation<NoteQuoteRequestApiResponse, NoteQuoteRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/quote_requests/note/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.noteQuoteRequestDto,
        }),
        invalidatesTags: ['quotes'],
      }),
      assignQuoteRequests: build.mutation<AssignQuoteRequestsApiResponse, AssignQuoteRequestsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/quote_requests/assign-all`,
          method: 'PUT',
          body: queryArg.assignQuoteRequestsDto,
        }),
        invalidatesTags: ['quotes'],
      }),
      exportQuoteRequests: build.mutation<ExportQuoteRequestsApiResponse, ExportQuoteRequestsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/quote_requests/export`,
          method: 'POST',
          body: queryArg.exportQuoteRequestsDto,
        }),
        invalidatesTags: ['quotes'],
      }),
      loseQuoteRequests: build.mutation<LoseQuoteRequestsApiResponse, LoseQuoteRequestsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/quote_requests/lose-all`,
          method: 'PUT',
          body: queryArg.loseQuoteRequestsDto,
        }),
        invalidatesTags: ['quotes'],
      }),
      changeQuoteRequestState: build.mutation<ChangeQuoteRequestStateApiResponse, ChangeQuoteRequestStateApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/quote_requests/change-state/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.changeQuoteRequestStateDto,
        }),
        invalidatesTags: ['quotes'],
      }),
      mailQuoteRequestAgain: build.mutation<MailQuoteRequestAgainApiResponse, MailQuoteRequestAgainApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/quote_requests/mail-again/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
        }),
        invalidatesTags: ['quotes'],
      }),
      deleteQuoteRequest: build.mutation<DeleteQuoteRequestApiResponse, DeleteQuoteRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/quote_requests/delete/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['quotes'],
      }),
      getAgenda: build.query<GetAgendaApiResponse, GetAgendaApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/agenda/all`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
            chef: queryArg.chef,
          },
        }),
        providesTags: ['agenda'],
      }),
      getEveningOfRequest: build.query<GetEveningOfRequestApiResponse, GetEveningOfRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/agenda/of-request/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['agenda'],
      }),
      listEveningsAhead: build.query<ListEveningsAheadApiResponse, ListEveningsAheadApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/agenda/ahead-of-chef/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['agenda'],
      }),
      shiftEvening: build.mutation<ShiftEveningApiResponse, ShiftEveningApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/agenda/evening/move/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.shiftEveningDto,
        }),
        invalidatesTags: ['agenda'],
      }),
      giveCalendar: build.mutation<GiveCalendarApiResponse, GiveCalendarApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/agenda/calendar/give`,
          method: 'POST',
          body: queryArg.calendarFeedDto,
        }),
        invalidatesTags: ['agenda'],
      }),
      revokeCalendar: build.mutation<RevokeCalendarApiResponse, RevokeCalendarApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/agenda/calendar/revoke`,
          method: 'PUT',
          body: queryArg.calendarFeedDto,
        }),
        invalidatesTags: ['agenda'],
      }),
      createBlockedRange: build.mutation<CreateBlockedRangeApiResponse, CreateBlockedRangeApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/agenda/blocked/create`,
          method: 'POST',
          body: queryArg.createBlockedRangeDto,
        }),
        invalidatesTags: ['agenda'],
      }),
      updateBlockedRange: build.mutation<UpdateBlockedRangeApiResponse, UpdateBlockedRangeApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/agenda/blocked/update/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateBlockedRangeDto,
        }),
        invalidatesTags: ['agenda'],
      }),
      deleteBlockedRange: build.mutation<DeleteBlockedRangeApiResponse, DeleteBlockedRangeApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/agenda/blocked/delete/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['agenda'],
      }),
      endWeeklyRule: build.mutation<EndWeeklyRuleApiResponse, EndWeeklyRuleApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/agenda/weekly/end`,
          method: 'PUT',
          body: queryArg.endWeeklyRuleDto,
        }),
        invalidatesTags: ['agenda'],
      }),
      listOffers: build.query<ListOffersApiResponse, ListOffersApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/of-request/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['offers'],
      }),
      getOffer: build.query<GetOfferApiResponse, GetOfferApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/get-one/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['offers'],
      }),
      createOffer: build.mutation<CreateOfferApiResponse, CreateOfferApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/create`,
          method: 'POST',
          body: queryArg.createOfferDto,
        }),
        invalidatesTags: ['offers'],
      }),
      updateOffer: build.mutation<UpdateOfferApiResponse, UpdateOfferApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/update/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateOfferDto,
        }),
        invalidatesTags: ['offers'],
      }),
      sendOffer: build.mutation<SendOfferApiResponse, SendOfferApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/send/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.sendOfferDto,
        }),
        invalidatesTags: ['offers'],
      }),
      mailOfferAgain: build.mutation<MailOfferAgainApiResponse, MailOfferAgainApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/mail-again/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
        }),
        invalidatesTags: ['offers'],
      }),
      linkOffer: build.mutation<LinkOfferApiResponse, LinkOfferApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/link/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
        }),
        invalidatesTags: ['offers'],
      }),
      createOfferVersion: build.mutation<CreateOfferVersionApiResponse, CreateOfferVersionApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/new-version/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
        }),
        invalidatesTags: ['offers'],
      }),
      changeOffer: build.mutation<ChangeOfferApiResponse, ChangeOfferApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/change/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
        }),
        invalidatesTags: ['offers'],
      }),
      withdrawOffer: build.mutation<WithdrawOfferApiResponse, WithdrawOfferApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/withdraw/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
        }),
        invalidatesTags: ['offers'],
      }),
      acceptOfferByPhone: build.mutation<AcceptOfferByPhoneApiResponse, AcceptOfferByPhoneApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/accept-by-phone/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.acceptOfferByPhoneDto,
        }),
        invalidatesTags: ['offers'],
      }),
      agreeByPhone: build.mutation<AgreeByPhoneApiResponse, AgreeByPhoneApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/agree/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.noteAgreementDto,
        }),
        invalidatesTags: ['offers'],
      }),
      deleteOffer: build.mutation<DeleteOfferApiResponse, DeleteOfferApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/delete/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['offers'],
      }),
      getOfferTexts: build.query<GetOfferTextsApiResponse, GetOfferTextsApiArg>({
        query: () => ({ url: `/api/v1/offers/texts` }),
        providesTags: ['offers'],
      }),
      updateOfferTexts: build.mutation<UpdateOfferTextsApiResponse, UpdateOfferTextsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/texts`,
          method: 'PUT',
          body: queryArg.offerTextsFieldsDto,
        }),
        invalidatesTags: ['offers'],
      }),
      moveEvening: build.mutation<MoveEveningApiResponse, MoveEveningApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/move-evening/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.moveEveningDto,
        }),
        invalidatesTags: ['offers'],
      }),
      getEveningRefund: build.query<GetEveningRefundApiResponse, GetEveningRefundApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/evening-refund/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['offers'],
      }),
      cancelEvening: build.mutation<CancelEveningApiResponse, CancelEveningApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/cancel-evening/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.cancelEveningDto,
        }),
        invalidatesTags: ['offers'],
      }),
      confirmOverlap: build.mutation<ConfirmOverlapApiResponse, ConfirmOverlapApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/confirm-overlap/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
        }),
        invalidatesTags: ['offers'],
      }),
      getEventSheet: build.query<GetEventSheetApiResponse, GetEventSheetApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/event-sheet/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['offers'],
      }),
      getEvening: build.query<GetEveningApiResponse, GetEveningApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/evenings/get-one/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['offers'],
      }),
      updateNight: build.mutation<UpdateNightApiResponse, UpdateNightApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/evenings/night/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateNightDto,
        }),
        invalidatesTags: ['offers'],
      }),
      sendSheet: build.mutation<SendSheetApiResponse, SendSheetApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/evenings/send-sheet/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.sendSheetDto,
        }),
        invalidatesTags: ['offers'],
      }),
      openChat: build.mutation<OpenChatApiResponse, OpenChatApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/evenings/open-chat/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.openChatDto,
        }),
        invalidatesTags: ['offers'],
      }),
      listChefInquiries: build.query<ListChefInquiriesApiResponse, ListChefInquiriesApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/inquiries/of-request/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['offers'],
      }),
      askChefs: build.mutation<AskChefsApiResponse, AskChefsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/inquiries/ask/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.askChefsDto,
        }),
        invalidatesTags: ['offers'],
      }),
      mailChefInquiryAgain: build.mutation<MailChefInquiryAgainApiResponse, MailChefInquiryAgainApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/inquiries/mail-again/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
        }),
        invalidatesTags: ['offers'],
      }),
      withdrawChefInquiry: build.mutation<WithdrawChefInquiryApiResponse, WithdrawChefInquiryApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/inquiries/withdraw/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
        }),
        invalidatesTags: ['offers'],
      }),
      noteChefAnswer: build.mutation<NoteChefAnswerApiResponse, NoteChefAnswerApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/inquiries/note-answer/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.answerChefInquiryDto,
        }),
        invalidatesTags: ['offers'],
      }),
      listOpenOffers: build.query<ListOpenOffersApiResponse, ListOpenOffersApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/offers/open-of-chef/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['offers'],
      }),
      listGiftCards: build.query<ListGiftCardsApiResponse, ListGiftCardsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/gift_cards/all`,
          params: {
            search: queryArg.search,
            state: queryArg.state,
            sort: queryArg.sort,
            page: queryArg.page,
            export: queryArg['export'],
            perPage: queryArg.perPage,
          },
        }),
        providesTags: ['gift-cards'],
      }),
      getGiftCard: build.query<GetGiftCardApiResponse, GetGiftCardApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/gift_cards/get-one/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['gift-cards'],
      }),
      sellGiftCard: build.mutation<SellGiftCardApiResponse, SellGiftCardApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/gift_cards/sell`,
          method: 'POST',
          body: queryArg.sellGiftCardDto,
        }),
        invalidatesTags: ['gift-cards'],
      }),
      receiveGiftCard: build.mutation<ReceiveGiftCardApiResponse, ReceiveGiftCardApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/gift_cards/receive/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.receiveGiftCardDto,
        }),
        invalidatesTags: ['gift-cards'],
      }),
      voidGiftCard: build.mutation<VoidGiftCardApiResponse, VoidGiftCardApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/gift_cards/void/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.voidGiftCardDto,
        }),
        invalidatesTags: ['gift-cards'],
      }),
      giveBackGiftCard: build.mutation<GiveBackGiftCardApiResponse, GiveBackGiftCardApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/gift_cards/give-back/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.giveBackGiftCardDto,
        }),
        invalidatesTags: ['gift-cards'],
      }),
      showGiftCardCode: build.mutation<ShowGiftCardCodeApiResponse, ShowGiftCardCodeApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/gift_cards/show-code/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
        }),
        invalidatesTags: ['gift-cards'],
      }),
      sendGiftCardAgain: build.mutation<SendGiftCardAgainApiResponse, SendGiftCardAgainApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/gift_cards/send-again/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
        }),
        invalidatesTags: ['gift-cards'],
      }),
      eraseGiftCard: build.mutation<EraseGiftCardApiResponse, EraseGiftCardApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/gift_cards/erase/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
        }),
        invalidatesTags: ['gift-cards'],
      }),
      getEveningMoney: build.query<GetEveningMoneyApiResponse, GetEveningMoneyApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/evenings/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['money'],
      }),
      takePayment: build.mutation<TakePaymentApiResponse, TakePaymentApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/evenings/${encodeURIComponent(String(queryArg.id))}/take`,
          method: 'POST',
          body: queryArg.takePaymentDto,
        }),
        invalidatesTags: ['money'],
      }),
      correctEntry: build.mutation<CorrectEntryApiResponse, CorrectEntryApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/entries/${encodeURIComponent(String(queryArg.id))}/correct`,
          method: 'PUT',
          body: queryArg.correctEntryDto,
        }),
        invalidatesTags: ['money'],
      }),
      verifyPayment: build.mutation<VerifyPaymentApiResponse, VerifyPaymentApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/payments/${encodeURIComponent(String(queryArg.id))}/verify`,
          method: 'PUT',
          body: queryArg.verifyPaymentDto,
        }),
        invalidatesTags: ['money'],
      }),
      noteDocument: build.mutation<NoteDocumentApiResponse, NoteDocumentApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/evenings/${encodeURIComponent(String(queryArg.id))}/documents`,
          method: 'POST',
          body: queryArg.noteDocumentDto,
        }),
        invalidatesTags: ['money'],
      }),
      attachDocument: build.mutation<AttachDocumentApiResponse, AttachDocumentApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/documents/${encodeURIComponent(String(queryArg.id))}/paper`,
          method: 'PUT',
          body: queryArg.attachDocumentDto,
        }),
        invalidatesTags: ['money'],
      }),
      getDocumentPaper: build.query<GetDocumentPaperApiResponse, GetDocumentPaperApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/documents/${encodeURIComponent(String(queryArg.id))}/paper`,
        }),
        providesTags: ['money'],
      }),
      removeDocument: build.mutation<RemoveDocumentApiResponse, RemoveDocumentApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/documents/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['money'],
      }),
      getPayTerms: build.query<GetPayTermsApiResponse, GetPayTermsApiArg>({
        query: () => ({ url: `/api/v1/money/terms` }),
        providesTags: ['money'],
      }),
      getMoneySettings: build.query<GetMoneySettingsApiResponse, GetMoneySettingsApiArg>({
        query: () => ({ url: `/api/v1/money/settings` }),
        providesTags: ['money'],
      }),
      saveMoneySettings: build.mutation<SaveMoneySettingsApiResponse, SaveMoneySettingsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/settings`,
          method: 'PUT',
          body: queryArg.moneySettingsFieldsDto,
        }),
        invalidatesTags: ['money'],
      }),
      listRefunds: build.query<ListRefundsApiResponse, ListRefundsApiArg>({
        query: () => ({ url: `/api/v1/money/refunds` }),
        providesTags: ['money'],
      }),
      giveBack: build.mutation<GiveBackApiResponse, GiveBackApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/evenings/${encodeURIComponent(String(queryArg.id))}/refunds`,
          method: 'POST',
          body: queryArg.giveBackDto,
        }),
        invalidatesTags: ['money'],
      }),
      verifyRefund: build.mutation<VerifyRefundApiResponse, VerifyRefundApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/refunds/${encodeURIComponent(String(queryArg.id))}/verify`,
          method: 'PUT',
          body: queryArg.verifyRefundDto,
        }),
        invalidatesTags: ['money'],
      }),
      listTransfers: build.query<ListTransfersApiResponse, ListTransfersApiArg>({
        query: () => ({ url: `/api/v1/money/transfers` }),
        providesTags: ['money'],
      }),
      listEveningTransfers: build.query<ListEveningTransfersApiResponse, ListEveningTransfersApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/evenings/${encodeURIComponent(String(queryArg.id))}/transfers`,
        }),
        providesTags: ['money'],
      }),
      confirmTransfer: build.mutation<ConfirmTransferApiResponse, ConfirmTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/transfers/${encodeURIComponent(String(queryArg.id))}/confirm`,
          method: 'PUT',
          body: queryArg.confirmTransferDto,
        }),
        invalidatesTags: ['money'],
      }),
      rejectTransfer: build.mutation<RejectTransferApiResponse, RejectTransferApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/transfers/${encodeURIComponent(String(queryArg.id))}/reject`,
          method: 'PUT',
          body: queryArg.rejectTransferDto,
        }),
        invalidatesTags: ['money'],
      }),
      getTransferProof: build.query<GetTransferProofApiResponse, GetTransferProofApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/money/transfers/${encodeURIComponent(String(queryArg.id))}/proof`,
        }),
        providesTags: ['money'],
      }),
      listPayouts: build.query<ListPayoutsApiResponse, ListPayoutsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/payouts/all`,
          params: {
            search: queryArg.search,
            state: queryArg.state,
            chef: queryArg.chef,
            from: queryArg['from'],
            to: queryArg.to,
            sort: queryArg.sort,
            page: queryArg.page,
            export: queryArg['export'],
            perPage: queryArg.perPage,
          },
        }),
        providesTags: ['payouts'],
      }),
      markPaid: build.mutation<MarkPaidApiResponse, MarkPaidApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/payouts/mark-paid`,
          method: 'POST',
          body: queryArg.markPaidDto,
        }),
        invalidatesTags: ['payouts'],
      }),
      undoPayout: build.mutation<UndoPayoutApiResponse, UndoPayoutApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/payouts/undo/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.undoPayoutDto,
        }),
        invalidatesTags: ['payouts'],
      }),
      makeBankFile: build.mutation<MakeBankFileApiResponse, MakeBankFileApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/payouts/bank-file`,
          method: 'POST',
          body: queryArg.bankFileDto,
        }),
        invalidatesTags: ['payouts'],
      }),
      getEveningPart: build.query<GetEveningPartApiResponse, GetEveningPartApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/payouts/of-evening/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['payouts'],
      }),
      settleChefPay: build.mutation<SettleChefPayApiResponse, SettleChefPayApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/payouts/settle/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.settlePayDto,
        }),
        invalidatesTags: ['payouts'],
      }),
      getBoleta: build.query<GetBoletaApiResponse, GetBoletaApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/payouts/boleta/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['payouts'],
      }),
      getPayee: build.query<GetPayeeApiResponse, GetPayeeApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/payouts/payee/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['payouts'],
      }),
      updatePayee: build.mutation<UpdatePayeeApiResponse, UpdatePayeeApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/payouts/payee/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.payeeFieldsDto,
        }),
        invalidatesTags: ['payouts'],
      }),
      getPayoutSettings: build.query<GetPayoutSettingsApiResponse, GetPayoutSettingsApiArg>({
        query: () => ({ url: `/api/v1/payouts/settings` }),
        providesTags: ['payouts'],
      }),
      updatePayoutSettings: build.mutation<UpdatePayoutSettingsApiResponse, UpdatePayoutSettingsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/payouts/settings`,
          method: 'PUT',
          body: queryArg.payoutSettingsFieldsDto,
        }),
        invalidatesTags: ['payouts'],
      }),
      getCashFigures: build.query<GetCashFiguresApiResponse, GetCashFiguresApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/cash_book/figures`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ['cash-book'],
      }),
      getCashPending: build.query<GetCashPendingApiResponse, GetCashPendingApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/cash_book/pending`,
          params: {
            month: queryArg.month,
          },
        }),
        providesTags: ['cash-book'],
      }),
      listCashEntries: build.query<ListCashEntriesApiResponse, ListCashEntriesApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/cash_book/entries`,
          params: {
            search: queryArg.search,
            month: queryArg.month,
            way: queryArg.way,
            kind: queryArg.kind,
            bank: queryArg.bank,
            sort: queryArg.sort,
            page: queryArg.page,
            export: queryArg['export'],
            perPage: queryArg.perPage,
          },
        }),
        providesTags: ['cash-book'],
      }),
      listCashAccounts: build.query<ListCashAccountsApiResponse, ListCashAccountsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/cash_book/accounts`,
          params: {
            search: queryArg.search,
            month: queryArg.month,
            of: queryArg['of'],
            open: queryArg.open,
            sort: queryArg.sort,
            page: queryArg.page,
            export: queryArg['export'],
            perPage: queryArg.perPage,
          },
        }),
        providesTags: ['cash-book'],
      }),
      readStatement: build.mutation<ReadStatementApiResponse, ReadStatementApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/cash_book/bank_rows`,
          method: 'POST',
          body: queryArg.readStatementDto,
        }),
        invalidatesTags: ['cash-book'],
      }),
      listBankRows: build.query<ListBankRowsApiResponse, ListBankRowsApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/cash_book/bank_rows`,
          params: {
            search: queryArg.search,
            month: queryArg.month,
            state: queryArg.state,
            sort: queryArg.sort,
            page: queryArg.page,
            export: queryArg['export'],
            perPage: queryArg.perPage,
          },
        }),
        providesTags: ['cash-book'],
      }),
      listBankRowCandidates: build.query<ListBankRowCandidatesApiResponse, ListBankRowCandidatesApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/cash_book/bank_rows/${encodeURIComponent(String(queryArg.id))}/candidates`,
        }),
        providesTags: ['cash-book'],
      }),
      matchBankRow: build.mutation<MatchBankRowApiResponse, MatchBankRowApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/cash_book/bank_rows/${encodeURIComponent(String(queryArg.id))}/match`,
          method: 'PUT',
          body: queryArg.matchBankRowDto,
        }),
        invalidatesTags: ['cash-book'],
      }),
      unmatchBankRow: build.mutation<UnmatchBankRowApiResponse, UnmatchBankRowApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/cash_book/bank_rows/${encodeURIComponent(String(queryArg.id))}/match`,
          method: 'DELETE',
        }),
        invalidatesTags: ['cash-book'],
      }),
      setBankRowAside: build.mutation<SetBankRowAsideApiResponse, SetBankRowAsideApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/cash_book/bank_rows/${encodeURIComponent(String(queryArg.id))}/aside`,
          method: 'PUT',
          body: queryArg.setAsideDto,
        }),
        invalidatesTags: ['cash-book'],
      }),
      listMessageFields: build.query<ListMessageFieldsApiResponse, ListMessageFieldsApiArg>({
        query: () => ({ url: `/api/v1/messages/fields` }),
        providesTags: ['messages'],
      }),
      previewMessage: build.mutation<PreviewMessageApiResponse, PreviewMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/messages/preview/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.previewMessageDto,
        }),
        invalidatesTags: ['messages'],
      }),
      sendMessage: build.mutation<SendMessageApiResponse, SendMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/messages/send/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
          body: queryArg.sendMessageDto,
        }),
        invalidatesTags: ['messages'],
      }),
      sendMessageAgain: build.mutation<SendMessageAgainApiResponse, SendMessageAgainApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/messages/send-again/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
        }),
        invalidatesTags: ['messages'],
      }),
      listReplyTexts: build.query<ListReplyTextsApiResponse, ListReplyTextsApiArg>({
        query: () => ({ url: `/api/v1/reply_texts/all` }),
        providesTags: ['messages'],
      }),
      createReplyText: build.mutation<CreateReplyTextApiResponse, CreateReplyTextApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/reply_texts/create`,
          method: 'POST',
          body: queryArg.createReplyTextDto,
        }),
        invalidatesTags: ['messages'],
      }),
      updateReplyText: build.mutation<UpdateReplyTextApiResponse, UpdateReplyTextApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/reply_texts/update/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateReplyTextDto,
        }),
        invalidatesTags: ['messages'],
      }),
      deleteReplyText: build.mutation<DeleteReplyTextApiResponse, DeleteReplyTextApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/reply_texts/delete/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['messages'],
      }),
      linkOpinion: build.mutation<LinkOpinionApiResponse, LinkOpinionApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/opinions/link/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
        }),
        invalidatesTags: ['opinions'],
      }),
      getChefAccess: build.query<GetChefAccessApiResponse, GetChefAccessApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/chef-access/of/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['kitchen'],
      }),
      inviteChef: build.mutation<InviteChefApiResponse, InviteChefApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/chef-access/invite/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
        }),
        invalidatesTags: ['kitchen'],
      }),
      endChefAccess: build.mutation<EndChefAccessApiResponse, EndChefAccessApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/chef-access/end/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['kitchen'],
      }),
      getProfileChange: build.query<GetProfileChangeApiResponse, GetProfileChangeApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/profile-changes/of/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ['kitchen'],
      }),
      decideProfileChange: build.mutation<DecideProfileChangeApiResponse, DecideProfileChangeApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/profile-changes/decide/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.decideProfileDto,
        }),
        invalidatesTags: ['kitchen'],
      }),
      getToday: build.query<GetTodayApiResponse, GetTodayApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/dashboard/today`,
          params: {
            whose: queryArg.whose,
          },
        }),
        providesTags: ['dashboard'],
      }),
      getDashboardSummary: build.query<GetDashboardSummaryApiResponse, GetDashboardSummaryApiArg>({
        query: () => ({ url: `/api/v1/dashboard/summary` }),
        providesTags: ['dashboard'],
      }),
      getRequestFigures: build.query<GetRequestFiguresApiResponse, GetRequestFiguresApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/dashboard/requests`,
          params: {
            weeks: queryArg.weeks,
          },
        }),
        providesTags: ['dashboard'],
      }),
      getSystemStatus: build.query<GetSystemStatusApiResponse, GetSystemStatusApiArg>({
        query: () => ({ url: `/api/v1/system/status` }),
        providesTags: ['system'],
      }),
      getSystemParts: build.query<GetSystemPartsApiResponse, GetSystemPartsApiArg>({
        query: () => ({ url: `/api/v1/system/parts` }),
        providesTags: ['system'],
      }),
      retryJob: build.mutation<RetryJobApiResponse, RetryJobApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/system/retry-job/${encodeURIComponent(String(queryArg.id))}`,
          method: 'POST',
        }),
        invalidatesTags: ['system'],
      }),
      discardJob: build.mutation<DiscardJobApiResponse, DiscardJobApiArg>({
        query: (queryArg) => ({
          url: `/api/v1/system/discard-job/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
        }),
        invalidatesTags: ['system'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type HealthReadyApiResponse = /** status 200 El servicio está listo. */ {
  status: number;
  msg: string;
  data: BuildDto;
};
export type HealthReadyApiArg = void;
export type FindPersonalDataApiResponse = /** status 200 Datos personales */ {
  status: number;
  msg: string;
  data: PersonalDataDto;
};
export type FindPersonalDataApiArg = {
  findPersonalDataDto: FindPersonalDataDto;
};
export type ExportPersonalDataApiResponse = /** status 200 Copia de los datos */ {
  status: number;
  msg: string;
  data: PersonalExportDto;
};
export type ExportPersonalDataApiArg = {
  clientRequestsDto: ClientRequestsDto;
};
export type RectifyPersonalDataApiResponse = /** status 200 Los datos quedaron corregidos. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type RectifyPersonalDataApiArg = {
  rectifyPersonalDataDto: RectifyPersonalDataDto;
};
export type BlockPersonalDataApiResponse = /** status 200 Los datos quedaron bloqueados. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type BlockPersonalDataApiArg = {
  clientRequestsDto: ClientRequestsDto;
};
export type UnblockPersonalDataApiResponse = /** status 200 Los datos se pueden usar otra vez. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type UnblockPersonalDataApiArg = {
  clientRequestsDto: ClientRequestsDto;
};
export type ErasePersonalDataApiResponse = /** status 200 Los datos quedaron borrados. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type ErasePersonalDataApiArg = {
  clientRequestsDto: ClientRequestsDto;
};
export type ListDataRightsApiResponse = /** status 200 Derechos sobre datos personales */ {
  status: number;
  msg: string;
  data: DataRightsDto;
};
export type ListDataRightsApiArg = void;
export type NoteDataRightApiResponse = /** status 200 El pedido quedó anotado. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type NoteDataRightApiArg = {
  noteDataRightDto: NoteDataRightDto;
};
export type RefuseDataRightApiResponse = /** status 200 La petición quedó rechazada. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type RefuseDataRightApiArg = {
  id: number;
  refuseDataRightDto: RefuseDataRightDto;
};
export type ListAuditLinesApiResponse = /** status 200 Registro */ {
  status: number;
  msg: string;
  data: AuditLineDto[];
};
export type ListAuditLinesApiArg = {
  /** The beginning of what the record was called at that moment, or its number. */
  search?: string | null;
  /** Id of the member of staff who did it. */
  person?: number;
  /** What it was done to. */
  kind?:
    | (
        | 'chef'
        | 'proposal'
        | 'comment'
        | 'quote_request'
        | 'offer'
        | 'evening'
        | 'money_entry'
        | 'money_note'
        | 'gift_card'
        | 'payment'
        | 'refund'
        | 'sale_document'
        | 'transfer'
        | 'bank_row'
        | 'bank_match'
        | 'chef_pay'
        | 'payout'
        | 'boleta'
        | 'payee'
        | 'chef_inquiry'
        | 'held_day'
        | 'blocked_range'
        | 'weekly_block'
        | 'company'
        | 'header'
        | 'client_logo'
        | 'form_reference'
        | 'food_type'
        | 'city'
        | 'modality'
        | 'diet'
        | 'text_version'
        | 'reply_text'
        | 'offer_texts'
        | 'money_settings'
        | 'payout_settings'
        | 'profile_change'
        | 'kitchen_access'
        | 'person'
        | 'session'
        | 'data_right'
        | 'secret_link'
        | 'image'
        | 'job'
        | 'seeding'
        | 'audit_line'
      )
    | null;
  /** Id of the record; with its `kind`. */
  record?: number;
  /** The day in Chile. */
  day?: string | null;
  /** Order; the latest first unless said. */
  sort?: ('at' | '-at') | null;
  /** Page, from 1. */
  page?: number;
  /** Whether the rows are taken away as a file. The log says so. */
  export?: boolean;
  /** Rows a page; 12 when only `page` is given. */
  perPage?: number;
};
export type ListRecordHistoryApiResponse = /** status 200 Historial */ {
  status: number;
  msg: string;
  data: AuditLineDto[];
};
export type ListRecordHistoryApiArg = {
  id: number;
  kind:
    | 'chef'
    | 'proposal'
    | 'comment'
    | 'quote_request'
    | 'offer'
    | 'evening'
    | 'gift_card'
    | 'chef_pay'
    | 'chef_inquiry'
    | 'held_day'
    | 'blocked_range'
    | 'weekly_block'
    | 'company'
    | 'header'
    | 'client_logo'
    | 'form_reference'
    | 'food_type'
    | 'city'
    | 'modality'
    | 'diet'
    | 'reply_text'
    | 'offer_texts'
    | 'profile_change'
    | 'kitchen_access';
};
export type ListPersonHistoryApiResponse = /** status 200 Historial */ {
  status: number;
  msg: string;
  data: AuditLineDto[];
};
export type ListPersonHistoryApiArg = {
  id: number;
};
export type WantTodayMailApiResponse = /** status 200 Tu preferencia quedó guardada. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type WantTodayMailApiArg = {
  wantTodayMailDto: WantTodayMailDto;
};
export type ListPeopleApiResponse = /** status 200 Personas */ {
  status: number;
  msg: string;
  data: PersonDto[];
};
export type ListPeopleApiArg = {
  /** Part of the name or e-mail; case and accents do not matter. */
  search?: string | null;
  state?: ('PENDING' | 'ACTIVE' | 'INACTIVE') | null;
  role?: ('ADMIN' | 'USER') | null;
  /** Order; by name unless said. */
  sort?:
    | ('name' | '-name' | 'email' | '-email' | 'state' | '-state' | 'role' | '-role' | 'created_at' | '-created_at')
    | null;
  /** Page, from 1. */
  page?: number;
  /** Whether the rows are taken away as a file. The log says so. */
  export?: boolean;
  /** Rows a page; 12 when only `page` is given. */
  perPage?: number;
};
export type InvitePersonApiResponse = /** status 200 La persona fue invitada. */ {
  status: number;
  msg: string;
  data: InvitedPersonDto;
};
export type InvitePersonApiArg = {
  invitePersonDto: InvitePersonDto;
};
export type InvitePersonAgainApiResponse = /** status 200 La persona fue invitada de nuevo. */ {
  status: number;
  msg: string;
  data: InvitedPersonDto;
};
export type InvitePersonAgainApiArg = {
  id: number;
};
export type UpdatePersonApiResponse = /** status 200 La persona fue actualizada. */ {
  status: number;
  msg: string;
  data: PersonDto;
};
export type UpdatePersonApiArg = {
  id: number;
  updatePersonDto: UpdatePersonDto;
};
export type TogglePersonStateApiResponse = /** status 200 El acceso de la persona fue actualizado. */ {
  status: number;
  msg: string;
  data: PersonDto;
};
export type TogglePersonStateApiArg = {
  /** What it was when it was seen. Where it is something else by now, nothing changes: 409. */
  was?: ('PENDING' | 'ACTIVE' | 'INACTIVE') | null;
  id: number;
};
export type DeletePersonApiResponse = /** status 200 La persona fue eliminada. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type DeletePersonApiArg = {
  id: number;
};
export type ListOwnSessionsApiResponse = /** status 200 Tus sesiones */ {
  status: number;
  msg: string;
  data: OwnSessionDto[];
};
export type ListOwnSessionsApiArg = void;
export type EndOwnSessionApiResponse = /** status 200 La sesión fue cerrada. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type EndOwnSessionApiArg = {
  endSessionDto: EndSessionDto;
};
export type EndOtherSessionsApiResponse = /** status 200 Las otras sesiones fueron cerradas. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type EndOtherSessionsApiArg = void;
export type ListLookupsApiResponse = /** status 200 Lista */ {
  status: number;
  msg: string;
  data: LookupUsageDto[];
};
export type ListLookupsApiArg = {
  kind: 'food_type' | 'city' | 'modality' | 'diet';
};
export type CreateLookupApiResponse = /** status 200 Agregado a la lista */ {
  status: number;
  msg: string;
  data: LookupRecordDto;
};
export type CreateLookupApiArg = {
  kind: 'food_type' | 'city' | 'modality' | 'diet';
  createLookupDto: CreateLookupDto;
};
export type UpdateLookupApiResponse = /** status 200 Los cambios han sido guardados */ {
  status: number;
  msg: string;
  data: LookupRecordDto;
};
export type UpdateLookupApiArg = {
  id: number;
  kind: 'food_type' | 'city' | 'modality' | 'diet';
  updateLookupDto: UpdateLookupDto;
};
export type ToggleLookupHiddenApiResponse = /** status 200 Los cambios han sido guardados */ {
  status: number;
  msg: string;
  data: LookupRecordDto;
};
export type ToggleLookupHiddenApiArg = {
  id: number;
  kind: 'food_type' | 'city' | 'modality' | 'diet';
  hideLookupDto: HideLookupDto;
};
export type MergeLookupApiResponse = /** status 200 Los nombres han sido unidos */ {
  status: number;
  msg: string;
  data: LookupRecordDto;
};
export type MergeLookupApiArg = {
  id: number;
  kind: 'food_type' | 'city' | 'modality' | 'diet';
  mergeLookupDto: MergeLookupDto;
};
export type DeleteLookupApiResponse = /** status 200 Eliminado de la lista */ {
  status: number;
  msg: string;
  data: object | null;
};
export type DeleteLookupApiArg = {
  id: number;
  kind: 'food_type' | 'city' | 'modality' | 'diet';
};
export type UploadFileApiResponse = /** status 201 La imagen ha sido subida exitosamente. */ {
  status: number;
  msg: string;
  data: ImageDto;
};
export type UploadFileApiArg = {
  body: {
    file: Blob;
    /** What the picture is for. Smallest sizes in pixels: profile 250×250, cover 1440×350, header 1440×350, gallery 300×300, logo 100×100. */
    kind: 'profile' | 'cover' | 'gallery' | 'header' | 'logo' | 'proposal';
  };
};
export type ListVersionsApiResponse = /** status 200 Versiones */ {
  status: number;
  msg: string;
  data: ListedVersionDto[];
};
export type ListVersionsApiArg = {
  id: number;
  kind: 'chef' | 'proposal' | 'comment' | 'company' | 'header' | 'logo' | 'form' | 'text';
};
export type CompareVersionApiResponse = /** status 200 Versión */ {
  status: number;
  msg: string;
  data: ComparedVersionDto;
};
export type CompareVersionApiArg = {
  number: number;
  id: number;
  kind: 'chef' | 'proposal' | 'comment' | 'company' | 'header' | 'logo' | 'form' | 'text';
};
export type RestoreVersionApiResponse = /** status 200 La versión ha sido restaurada */ {
  status: number;
  msg: string;
  data: object | null;
};
export type RestoreVersionApiArg = {
  number: number;
  id: number;
  kind: 'chef' | 'proposal' | 'comment' | 'company' | 'header' | 'logo' | 'form' | 'text';
  restoreVersionDto: RestoreVersionDto;
};
export type ListDeletedRecordsApiResponse = /** status 200 Eliminados */ {
  status: number;
  msg: string;
  data: DeletedRecordDto[];
};
export type ListDeletedRecordsApiArg = void;
export type BringBackRecordApiResponse = /** status 200 El registro ha sido recuperado */ {
  status: number;
  msg: string;
  data: BroughtBackDto;
};
export type BringBackRecordApiArg = {
  id: number;
};
export type ListChefsApiResponse = /** status 200 Chefs */ {
  status: number;
  msg: string;
  data: ChefRowDto[];
};
export type ListChefsApiArg = {
  /** Part of the name or e-mail; case and accents do not matter. */
  search?: string | null;
  state?: ('ACTIVE' | 'DESACTIVADO') | null;
  /** Only favourites, or only others. */
  favorite?: boolean;
  /** Only chefs who lack this, or who have an experience that does not say it. */
  missing?: ('experiences' | 'price' | 'food_types' | 'cities' | 'guests' | 'duration' | 'diets') | null;
  /** Order; by name unless said. Chefs without a price come last in its order. */
  sort?: ('chef_name' | '-chef_name' | 'price_per_person' | '-price_per_person' | 'updated_at' | '-updated_at') | null;
  /** Page, from 1. */
  page?: number;
  /** Whether the rows are taken away as a file. The log says so. */
  export?: boolean;
  /** Rows a page; 12 when only `page` is given. */
  perPage?: number;
};
export type GetChefApiResponse = /** status 200 Chef */ {
  status: number;
  msg: string;
  data: AdminChefDto;
};
export type GetChefApiArg = {
  id: number;
};
export type CreateChefApiResponse = /** status 200 El Chef ha sido creado exitosamente */ {
  status: number;
  msg: string;
  data: AdminChefDto;
};
export type CreateChefApiArg = {
  createChefDto: CreateChefDto;
};
export type UpdateChefApiResponse = /** status 200 El Chef ha sido actualizado exitosamente */ {
  status: number;
  msg: string;
  data: AdminChefDto;
};
export type UpdateChefApiArg = {
  id: number;
  updateChefDto: UpdateChefDto;
};
export type DeleteChefApiResponse = /** status 200 El Chef ha sido eliminado exitosamente */ {
  status: number;
  msg: string;
  data: object | null;
};
export type DeleteChefApiArg = {
  id: number;
};
export type ToggleChefFavoriteApiResponse = /** status 200 El favorito del Chef ha sido actualizado exitosamente */ {
  status: number;
  msg: string;
  data: AdminChefDto;
};
export type ToggleChefFavoriteApiArg = {
  /** What it was when it was seen. Where it is something else by now, nothing changes: 409. */
  was?: boolean;
  id: number;
};
export type ToggleChefStateApiResponse = /** status 200 El estado del Chef ha sido actualizado exitosamente */ {
  status: number;
  msg: string;
  data: AdminChefDto;
};
export type ToggleChefStateApiArg = {
  /** What it was when it was seen. Where it is something else by now, nothing changes: 409. */
  was?: ('ACTIVE' | 'DESACTIVADO') | null;
  id: number;
};
export type CreateProposalApiResponse = /** status 201 La experiencia ha sido creada exitosamente */ {
  status: number;
  msg: string;
  data: AdminProposalDto;
};
export type CreateProposalApiArg = {
  createProposalDto: CreateProposalDto;
};
export type UpdateProposalApiResponse = /** status 200 La experiencia ha sido actualizada exitosamente */ {
  status: number;
  msg: string;
  data: AdminProposalDto;
};
export type UpdateProposalApiArg = {
  id: number;
  updateProposalDto: UpdateProposalDto;
};
export type ReplaceChefProposalsApiResponse =
  /** status 200 Las experiencias del chef han sido guardadas exitosamente */ {
    status: number;
    msg: string;
    data: AdminProposalDto[];
  };
export type ReplaceChefProposalsApiArg = {
  id: number;
  replaceChefProposalsDto: ReplaceChefProposalsDto;
};
export type DeleteProposalApiResponse = /** status 200 La experiencia ha sido eliminada exitosamente */ {
  status: number;
  msg: string;
  data: object | null;
};
export type DeleteProposalApiArg = {
  id: number;
};
export type ListCommentsApiResponse = /** status 200 Comentarios */ {
  status: number;
  msg: string;
  data: CommentDto[];
};
export type ListCommentsApiArg = {
  /** Part of the client's name, the text, or the chef's name or e-mail; case and accents do not matter. */
  search?: string | null;
  /** Only favourites, or only others. */
  favorite?: boolean;
  /** Only what clients wrote themselves, or only others. */
  verified?: boolean;
  /** Only opinions in this state. */
  publication?: ('published' | 'waiting' | 'hidden') | null;
  /** Only opinions of whose chef's answer this has become. */
  answer?: ('waiting' | 'published' | 'hidden' | 'returned') | null;
  /** Order; by the client's name unless said. */
  sort?:
    | ('client_name' | '-client_name' | 'score' | '-score' | 'chef_name' | '-chef_name' | 'created_at' | '-created_at')
    | null;
  /** Page, from 1. */
  page?: number;
  /** Whether the rows are taken away as a file. The log says so. */
  export?: boolean;
  /** Rows a page; 12 when only `page` is given. */
  perPage?: number;
};
export type GetCommentApiResponse = /** status 200 Comentario */ {
  status: number;
  msg: string;
  data: CommentDto;
};
export type GetCommentApiArg = {
  id: number;
};
export type CreateCommentApiResponse = /** status 200 El comentario ha sido creado exitosamente */ {
  status: number;
  msg: string;
  data: CommentDto;
};
export type CreateCommentApiArg = {
  createCommentDto: CreateCommentDto;
};
export type UpdateCommentApiResponse = /** status 200 El comentario ha sido actualizado exitosamente */ {
  status: number;
  msg: string;
  data: CommentDto;
};
export type UpdateCommentApiArg = {
  id: number;
  updateCommentDto: UpdateCommentDto;
};
export type ReplaceChefCommentsApiResponse =
  /** status 200 Los comentarios del chef han sido guardados exitosamente */ {
    status: number;
    msg: string;
    data: CommentDto[];
  };
export type ReplaceChefCommentsApiArg = {
  id: number;
  replaceChefCommentsDto: ReplaceChefCommentsDto;
};
export type ToggleCommentFavoriteApiResponse =
  /** status 201 El favorito del comentario ha sido actualizado exitosamente */ {
    status: number;
    msg: string;
    data: CommentDto;
  };
export type ToggleCommentFavoriteApiArg = {
  /** What it was when it was seen. Where it is something else by now, nothing changes: 409. */
  was?: boolean;
  id: number;
};
export type PublishCommentApiResponse = /** status 200 La opinión está en el sitio. */ {
  status: number;
  msg: string;
  data: CommentDto;
};
export type PublishCommentApiArg = {
  id: number;
  publishCommentDto: PublishCommentDto;
};
export type HideCommentApiResponse = /** status 200 La opinión no se muestra en el sitio. */ {
  status: number;
  msg: string;
  data: CommentDto;
};
export type HideCommentApiArg = {
  id: number;
  hideCommentDto: HideCommentDto;
};
export type DecideCommentAnswerApiResponse = /** status 200 La respuesta quedó resuelta. */ {
  status: number;
  msg: string;
  data: CommentDto;
};
export type DecideCommentAnswerApiArg = {
  id: number;
  decideAnswerDto: DecideAnswerDto;
};
export type DeleteCommentApiResponse = /** status 200 El comentario ha sido eliminado exitosamente */ {
  status: number;
  msg: string;
  data: object | null;
};
export type DeleteCommentApiArg = {
  id: number;
};
export type LookAtPreviewApiResponse = /** status 200 Vista previa */ {
  status: number;
  msg: string;
  data: PreviewLinkDto;
};
export type LookAtPreviewApiArg = {
  id: number;
  subject: 'chef' | 'proposal';
};
export type SharePreviewApiResponse = /** status 200 Enlace de la vista previa */ {
  status: number;
  msg: string;
  data: PreviewLinkDto;
};
export type SharePreviewApiArg = {
  id: number;
  subject: 'chef' | 'proposal';
};
export type RevokePreviewApiResponse = /** status 200 El enlace ya no sirve */ {
  status: number;
  msg: string;
  data: object | null;
};
export type RevokePreviewApiArg = {
  id: number;
  subject: 'chef' | 'proposal';
};
export type UpdateCompanyApiResponse = /** status 200 La información de la página ha sido actualizada exitosamente */ {
  status: number;
  msg: string;
  data: CompanyDto;
};
export type UpdateCompanyApiArg = {
  id: number;
  updateCompanyDto: UpdateCompanyDto;
};
export type ShowFreeSaturdaysApiResponse =
  /** status 200 La información de la página ha sido actualizada exitosamente */ {
    status: number;
    msg: string;
    data: CompanyDto;
  };
export type ShowFreeSaturdaysApiArg = {
  showFreeSaturdaysDto: ShowFreeSaturdaysDto;
};
export type GetCompanySettingsApiResponse = /** status 200 Cómo trabaja el equipo */ {
  status: number;
  msg: string;
  data: CompanySettingsDto;
};
export type GetCompanySettingsApiArg = void;
export type SettleCompanyApiResponse = /** status 200 La forma de trabajar quedó guardada. */ {
  status: number;
  msg: string;
  data: CompanySettingsDto;
};
export type SettleCompanyApiArg = {
  companySettingsFieldsDto: CompanySettingsFieldsDto;
};
export type CreateHeaderApiResponse = /** status 200 El header ha sido creado exitosamente */ {
  status: number;
  msg: string;
  data: HeaderDto;
};
export type CreateHeaderApiArg = {
  createHeaderDto: CreateHeaderDto;
};
export type UpdateHeaderApiResponse = /** status 200 El header ha sido actualizado exitosamente */ {
  status: number;
  msg: string;
  data: HeaderDto;
};
export type UpdateHeaderApiArg = {
  id: number;
  updateHeaderDto: UpdateHeaderDto;
};
export type DeleteHeaderApiResponse = /** status 200 El header ha sido eliminado exitosamente */ {
  status: number;
  msg: string;
  data: object | null;
};
export type DeleteHeaderApiArg = {
  id: number;
};
export type CreateClientLogoApiResponse = /** status 200 El logo ha sido creado exitosamente */ {
  status: number;
  msg: string;
  data: ClientLogoDto;
};
export type CreateClientLogoApiArg = {
  createClientLogoDto: CreateClientLogoDto;
};
export type UpdateClientLogoApiResponse = /** status 200 El logo ha sido actualizado exitosamente */ {
  status: number;
  msg: string;
  data: ClientLogoDto;
};
export type UpdateClientLogoApiArg = {
  id: number;
  updateClientLogoDto: UpdateClientLogoDto;
};
export type DeleteClientLogoApiResponse = /** status 200 El logo ha sido eliminado exitosamente */ {
  status: number;
  msg: string;
  data: object | null;
};
export type DeleteClientLogoApiArg = {
  id: number;
};
export type ListFormsApiResponse = /** status 200 Formularios */ {
  status: number;
  msg: string;
  data: FormDto[];
};
export type ListFormsApiArg = void;
export type CreateFormApiResponse = /** status 200 Formulario creado! */ {
  status: number;
  msg: string;
  data: FormDto;
};
export type CreateFormApiArg = {
  createFormDto: CreateFormDto;
};
export type ReadFormLinkApiResponse = /** status 200 Enlace del formulario */ {
  status: number;
  msg: string;
  data: FormLinkDto;
};
export type ReadFormLinkApiArg = {
  formSourceDto: FormSourceDto;
};
export type UpdateFormApiResponse = /** status 200 Formulario Editado! */ {
  status: number;
  msg: string;
  data: FormDto;
};
export type UpdateFormApiArg = {
  id: number;
  updateFormDto: UpdateFormDto;
};
export type ToggleFormStateApiResponse = /** status 200 El estado del formulario ha sido actualizado exitosamente */ {
  status: number;
  msg: string;
  data: FormDto;
};
export type ToggleFormStateApiArg = {
  /** What it was when it was seen. Where it is something else by now, nothing changes: 409. */
  was?: ('active' | 'inactive') | null;
  id: number;
};
export type DeleteFormApiResponse = /** status 200 El formulario ha sido eliminado exitosamente */ {
  status: number;
  msg: string;
  data: object | null;
};
export type DeleteFormApiArg = {
  id: number;
};
export type ListTextsApiResponse = /** status 200 Textos del sitio */ {
  status: number;
  msg: string;
  data: TextRowDto[];
};
export type ListTextsApiArg = void;
export type GetTextApiResponse = /** status 200 Texto */ {
  status: number;
  msg: string;
  data: TextDto;
};
export type GetTextApiArg = {
  text:
    | 'terms'
    | 'privacy'
    | 'how-it-works'
    | 'questions'
    | 'about'
    | 'join'
    | 'corporate'
    | 'fee'
    | 'refunds'
    | 'footer'
    | 'offer';
};
export type ListTextVersionsApiResponse = /** status 200 Versiones del texto */ {
  status: number;
  msg: string;
  data: TextVersionDto[];
};
export type ListTextVersionsApiArg = {
  text:
    | 'terms'
    | 'privacy'
    | 'how-it-works'
    | 'questions'
    | 'about'
    | 'join'
    | 'corporate'
    | 'fee'
    | 'refunds'
    | 'footer'
    | 'offer';
};
export type GetTextVersionApiResponse = /** status 200 Versión del texto */ {
  status: number;
  msg: string;
  data: ShownTextDto;
};
export type GetTextVersionApiArg = {
  id: number;
  text:
    | 'terms'
    | 'privacy'
    | 'how-it-works'
    | 'questions'
    | 'about'
    | 'join'
    | 'corporate'
    | 'fee'
    | 'refunds'
    | 'footer'
    | 'offer';
};
export type PublishTextApiResponse = /** status 200 El texto ha sido publicado exitosamente */ {
  status: number;
  msg: string;
  data: TextDto;
};
export type PublishTextApiArg = {
  text:
    | 'terms'
    | 'privacy'
    | 'how-it-works'
    | 'questions'
    | 'about'
    | 'join'
    | 'corporate'
    | 'fee'
    | 'refunds'
    | 'footer'
    | 'offer';
  publishTextDto: PublishTextDto;
};
export type RestoreTextApiResponse = /** status 200 La versión ha sido restaurada exitosamente */ {
  status: number;
  msg: string;
  data: TextDto;
};
export type RestoreTextApiArg = {
  id: number;
  text:
    | 'terms'
    | 'privacy'
    | 'how-it-works'
    | 'questions'
    | 'about'
    | 'join'
    | 'corporate'
    | 'fee'
    | 'refunds'
    | 'footer'
    | 'offer';
  seenVersionDto: SeenVersionDto;
};
export type ResetTextApiResponse = /** status 200 El texto original se muestra de nuevo */ {
  status: number;
  msg: string;
  data: TextDto;
};
export type ResetTextApiArg = {
  text:
    | 'terms'
    | 'privacy'
    | 'how-it-works'
    | 'questions'
    | 'about'
    | 'join'
    | 'corporate'
    | 'fee'
    | 'refunds'
    | 'footer'
    | 'offer';
  seenVersionDto: SeenVersionDto;
};
export type ListQuoteRequestsApiResponse = /** status 200 Solicitudes */ {
  status: number;
  msg: string;
  data: QuoteRequestDto[];
};
export type ListQuoteRequestsApiArg = {
  /** Part of the visitor's name, e-mail, phone or message; case and accents do not matter. */
  search?: string | null;
  /** Only requests in this state. */
  state?: ('nueva' | 'contactada' | 'cotizada' | 'aceptada' | 'realizada' | 'perdida') | null;
  /** Only requests for this. */
  kind?: ('cena' | 'clase' | 'clase_online' | 'team_building' | 'gift_card' | 'catering' | 'otra') | null;
  /** Only requests of this person; 0 for those of nobody who may sign in. */
  owner?: number;
  /** `waiting`: still open, and the caller’s or nobody’s, or the `owner`’s that is asked for. `mine`: the caller’s. `week`: its evening is this week, Monday to Sunday, and it is not lost. */
  view?: ('waiting' | 'mine' | 'week') | null;
  /** Order; the newest first unless said. Requests without the day of the event or the number of people come last in its order. `turn`: requests whose offer was declined or expired and nobody followed up first, then what is overdue, then by what is due, then what has no next step. */
  sort?:
    | (
        | 'created_at'
        | '-created_at'
        | 'event_date'
        | '-event_date'
        | 'name'
        | '-name'
        | 'guests'
        | '-guests'
        | 'turn'
        | '-turn'
      )
    | null;
  /** Page, from 1. */
  page?: number;
  /** Whether the rows are taken away as a file. The log says so. */
  export?: boolean;
  /** Rows a page; 12 when only `page` is given. */
  perPage?: number;
};
export type GetQuoteRequestApiResponse = /** status 200 Solicitud */ {
  status: number;
  msg: string;
  data: QuoteRequestPageDto;
};
export type GetQuoteRequestApiArg = {
  id: number;
};
export type ListQuotePeopleApiResponse = /** status 200 Personas */ {
  status: number;
  msg: string;
  data: StaffDto[];
};
export type ListQuotePeopleApiArg = void;
export type TakeQuoteRequestApiResponse = /** status 200 La solicitud quedó anotada. */ {
  status: number;
  msg: string;
  data: QuoteRequestDto;
};
export type TakeQuoteRequestApiArg = {
  takeQuoteRequestDto: TakeQuoteRequestDto;
};
export type MoveQuoteRequestApiResponse = /** status 200 El estado de la solicitud ha sido actualizado exitosamente */ {
  status: number;
  msg: string;
  data: QuoteRequestDto;
};
export type MoveQuoteRequestApiArg = {
  id: number;
  moveQuoteRequestDto: MoveQuoteRequestDto;
};
export type AssignQuoteRequestApiResponse = /** status 200 La solicitud tiene nuevo responsable. */ {
  status: number;
  msg: string;
  data: QuoteRequestDto;
};
export type AssignQuoteRequestApiArg = {
  id: number;
  assignQuoteRequestDto: AssignQuoteRequestDto;
};
export type PlanQuoteRequestApiResponse = /** status 200 El próximo paso quedó guardado. */ {
  status: number;
  msg: string;
  data: QuoteRequestDto;
};
export type PlanQuoteRequestApiArg = {
  id: number;
  planQuoteRequestDto: PlanQuoteRequestDto;
};
export type CorrectQuoteRequestApiResponse = /** status 200 Los datos quedaron corregidos. */ {
  status: number;
  msg: string;
  data: QuoteRequestDto;
};
export type CorrectQuoteRequestApiArg = {
  id: number;
  correctQuoteRequestDto: CorrectQuoteRequestDto;
};
export type RestrictQuoteRequestApiResponse = /** status 200 Las restricciones quedaron anotadas. */ {
  status: number;
  msg: string;
  data: QuoteRequestDto;
};
export type RestrictQuoteRequestApiArg = {
  id: number;
  restrictQuoteRequestDto: RestrictQuoteRequestDto;
};
export type NoteQuoteRequestApiResponse = /** status 200 La nota quedó guardada. */ {
  status: number;
  msg: string;
  data: QuoteRequestDto;
};
export type NoteQuoteRequestApiArg = {
  id: number;
  noteQuoteRequestDto: NoteQuoteRequestDto;
};
export type AssignQuoteRequestsApiResponse = /** status 200 Solicitudes asignadas */ {
  status: number;
  msg: string;
  data: QuoteOutcomeDto[];
};
export type AssignQuoteRequestsApiArg = {
  assignQuoteRequestsDto: AssignQuoteRequestsDto;
};
export type ExportQuoteRequestsApiResponse = /** status 200 La copia quedó anotada en el registro. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type ExportQuoteRequestsApiArg = {
  exportQuoteRequestsDto: ExportQuoteRequestsDto;
};
export type LoseQuoteRequestsApiResponse = /** status 200 Solicitudes perdidas */ {
  status: number;
  msg: string;
  data: QuoteOutcomeDto[];
};
export type LoseQuoteRequestsApiArg = {
  loseQuoteRequestsDto: LoseQuoteRequestsDto;
};
export type ChangeQuoteRequestStateApiResponse =
  /** status 200 El estado de la solicitud ha sido actualizado exitosamente */ {
    status: number;
    msg: string;
    data: QuoteRequestDto;
  };
export type ChangeQuoteRequestStateApiArg = {
  id: number;
  changeQuoteRequestStateDto: ChangeQuoteRequestStateDto;
};
export type MailQuoteRequestAgainApiResponse = /** status 200 Enviamos el aviso otra vez. */ {
  status: number;
  msg: string;
  data: QuoteRequestDto;
};
export type MailQuoteRequestAgainApiArg = {
  id: number;
};
export type DeleteQuoteRequestApiResponse = /** status 200 La solicitud ha sido eliminada exitosamente */ {
  status: number;
  msg: string;
  data: object | null;
};
export type DeleteQuoteRequestApiArg = {
  id: number;
};
export type GetAgendaApiResponse = /** status 200 Agenda */ {
  status: number;
  msg: string;
  data: AgendaDto;
};
export type GetAgendaApiArg = {
  /** First day ('YYYY-MM-DD'). */
  from: string;
  /** Last day ('YYYY-MM-DD'), at most 92 days later. */
  to: string;
  /** Only this chef. */
  chef?: number;
};
export type GetEveningOfRequestApiResponse = /** status 200 Velada de la solicitud */ {
  status: number;
  msg: string;
  data: RequestEveningDto;
};
export type GetEveningOfRequestApiArg = {
  id: number;
};
export type ListEveningsAheadApiResponse = /** status 200 Veladas por delante */ {
  status: number;
  msg: string;
  data: EveningAheadDto[];
};
export type ListEveningsAheadApiArg = {
  id: number;
};
export type ShiftEveningApiResponse = /** status 200 La velada cambió de fecha. */ {
  status: number;
  msg: string;
  data: EveningDto;
};
export type ShiftEveningApiArg = {
  id: number;
  shiftEveningDto: ShiftEveningDto;
};
export type GiveCalendarApiResponse = /** status 200 Dirección del calendario */ {
  status: number;
  msg: string;
  data: CalendarAddressDto;
};
export type GiveCalendarApiArg = {
  calendarFeedDto: CalendarFeedDto;
};
export type RevokeCalendarApiResponse = /** status 200 La dirección anterior ya no sirve. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type RevokeCalendarApiArg = {
  calendarFeedDto: CalendarFeedDto;
};
export type CreateBlockedRangeApiResponse = /** status 200 Los días quedaron bloqueados. */ {
  status: number;
  msg: string;
  data: BlockedRangeDto;
};
export type CreateBlockedRangeApiArg = {
  createBlockedRangeDto: CreateBlockedRangeDto;
};
export type UpdateBlockedRangeApiResponse = /** status 200 El bloqueo fue actualizado. */ {
  status: number;
  msg: string;
  data: BlockedRangeDto;
};
export type UpdateBlockedRangeApiArg = {
  id: number;
  updateBlockedRangeDto: UpdateBlockedRangeDto;
};
export type DeleteBlockedRangeApiResponse = /** status 200 Los días quedaron libres. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type DeleteBlockedRangeApiArg = {
  id: number;
};
export type EndWeeklyRuleApiResponse = /** status 200 Esos días vuelven a estar libres. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type EndWeeklyRuleApiArg = {
  endWeeklyRuleDto: EndWeeklyRuleDto;
};
export type ListOffersApiResponse = /** status 200 Cotizaciones */ {
  status: number;
  msg: string;
  data: OfferDto[];
};
export type ListOffersApiArg = {
  id: number;
};
export type GetOfferApiResponse = /** status 200 Cotización */ {
  status: number;
  msg: string;
  data: OfferPageDto;
};
export type GetOfferApiArg = {
  id: number;
};
export type CreateOfferApiResponse = /** status 200 El borrador está listo. */ {
  status: number;
  msg: string;
  data: OfferDto;
};
export type CreateOfferApiArg = {
  createOfferDto: CreateOfferDto;
};
export type UpdateOfferApiResponse = /** status 200 El borrador quedó guardado. */ {
  status: number;
  msg: string;
  data: OfferDto;
};
export type UpdateOfferApiArg = {
  id: number;
  updateOfferDto: UpdateOfferDto;
};
export type SendOfferApiResponse = /** status 200 La cotización fue enviada. */ {
  status: number;
  msg: string;
  data: OfferDto;
};
export type SendOfferApiArg = {
  id: number;
  sendOfferDto: SendOfferDto;
};
export type MailOfferAgainApiResponse = /** status 200 Enviamos el correo otra vez. */ {
  status: number;
  msg: string;
  data: OfferDto;
};
export type MailOfferAgainApiArg = {
  id: number;
};
export type LinkOfferApiResponse = /** status 200 Enlace de la cotización */ {
  status: number;
  msg: string;
  data: OfferLinkDto;
};
export type LinkOfferApiArg = {
  id: number;
};
export type CreateOfferVersionApiResponse = /** status 200 La nueva versión está lista para editar. */ {
  status: number;
  msg: string;
  data: OfferDto;
};
export type CreateOfferVersionApiArg = {
  id: number;
};
export type ChangeOfferApiResponse = /** status 200 El cambio está listo para editar. */ {
  status: number;
  msg: string;
  data: OfferDto;
};
export type ChangeOfferApiArg = {
  id: number;
};
export type WithdrawOfferApiResponse = /** status 200 El cambio se retiró: sigue en pie lo acordado. */ {
  status: number;
  msg: string;
  data: OfferPageDto;
};
export type WithdrawOfferApiArg = {
  id: number;
};
export type AcceptOfferByPhoneApiResponse =
  /** status 200 La cotización quedó aceptada y la velada está en la agenda. */ {
    status: number;
    msg: string;
    data: OfferPageDto;
  };
export type AcceptOfferByPhoneApiArg = {
  id: number;
  acceptOfferByPhoneDto: AcceptOfferByPhoneDto;
};
export type AgreeByPhoneApiResponse = /** status 200 Lo acordado quedó anotado y la velada está en la agenda. */ {
  status: number;
  msg: string;
  data: OfferPageDto;
};
export type AgreeByPhoneApiArg = {
  id: number;
  noteAgreementDto: NoteAgreementDto;
};
export type DeleteOfferApiResponse = /** status 200 El borrador fue eliminado. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type DeleteOfferApiArg = {
  id: number;
};
export type GetOfferTextsApiResponse = /** status 200 Textos de las cotizaciones */ {
  status: number;
  msg: string;
  data: OfferTextsDto;
};
export type GetOfferTextsApiArg = void;
export type UpdateOfferTextsApiResponse = /** status 200 Las próximas cotizaciones empiezan con estos textos. */ {
  status: number;
  msg: string;
  data: OfferTextsDto;
};
export type UpdateOfferTextsApiArg = {
  offerTextsFieldsDto: OfferTextsFieldsDto;
};
export type MoveEveningApiResponse = /** status 200 La velada quedó en su nueva fecha. */ {
  status: number;
  msg: string;
  data: OfferPageDto;
};
export type MoveEveningApiArg = {
  id: number;
  moveEveningDto: MoveEveningDto;
};
export type GetEveningRefundApiResponse = /** status 200 Lo que se devuelve */ {
  status: number;
  msg: string;
  data: RefundDto;
};
export type GetEveningRefundApiArg = {
  id: number;
};
export type CancelEveningApiResponse = /** status 200 La velada fue cancelada. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type CancelEveningApiArg = {
  id: number;
  cancelEveningDto: CancelEveningDto;
};
export type ConfirmOverlapApiResponse = /** status 200 La velada quedó confirmada. */ {
  status: number;
  msg: string;
  data: OfferPageDto;
};
export type ConfirmOverlapApiArg = {
  id: number;
};
export type GetEventSheetApiResponse = /** status 200 Ficha del chef */ {
  status: number;
  msg: string;
  data: EventSheetDto;
};
export type GetEventSheetApiArg = {
  id: number;
};
export type GetEveningApiResponse = /** status 200 Velada */ {
  status: number;
  msg: string;
  data: EveningPageDto;
};
export type GetEveningApiArg = {
  id: number;
};
export type UpdateNightApiResponse = /** status 200 Los datos para esa noche quedaron guardados. */ {
  status: number;
  msg: string;
  data: EveningPageDto;
};
export type UpdateNightApiArg = {
  id: number;
  updateNightDto: UpdateNightDto;
};
export type SendSheetApiResponse = /** status 200 La ficha quedó enviada. */ {
  status: number;
  msg: string;
  data: SentSheetAnswerDto;
};
export type SendSheetApiArg = {
  id: number;
  sendSheetDto: SendSheetDto;
};
export type OpenChatApiResponse = /** status 200 El mensaje está escrito en WhatsApp. */ {
  status: number;
  msg: string;
  data: ChatDto;
};
export type OpenChatApiArg = {
  id: number;
  openChatDto: OpenChatDto;
};
export type ListChefInquiriesApiResponse = /** status 200 Consultas a chefs */ {
  status: number;
  msg: string;
  data: ChefInquiryDto[];
};
export type ListChefInquiriesApiArg = {
  id: number;
};
export type AskChefsApiResponse = /** status 200 La consulta quedó hecha. */ {
  status: number;
  msg: string;
  data: ChefInquiryDto[];
};
export type AskChefsApiArg = {
  id: number;
  askChefsDto: AskChefsDto;
};
export type MailChefInquiryAgainApiResponse = /** status 200 Enviamos la consulta por correo. */ {
  status: number;
  msg: string;
  data: ChefInquiryDto;
};
export type MailChefInquiryAgainApiArg = {
  id: number;
};
export type WithdrawChefInquiryApiResponse = /** status 200 La consulta quedó retirada. */ {
  status: number;
  msg: string;
  data: ChefInquiryDto;
};
export type WithdrawChefInquiryApiArg = {
  id: number;
};
export type NoteChefAnswerApiResponse = /** status 200 La respuesta quedó anotada. */ {
  status: number;
  msg: string;
  data: ChefInquiryDto;
};
export type NoteChefAnswerApiArg = {
  id: number;
  answerChefInquiryDto: AnswerChefInquiryDto;
};
export type ListOpenOffersApiResponse = /** status 200 Cotizaciones abiertas */ {
  status: number;
  msg: string;
  data: OpenOfferDto[];
};
export type ListOpenOffersApiArg = {
  id: number;
};
export type ListGiftCardsApiResponse = /** status 200 Gift cards */ {
  status: number;
  msg: string;
  data: GiftCardDto[];
};
export type ListGiftCardsApiArg = {
  /** Part of a name, an e-mail or the number; case and accents do not matter. */
  search?: string | null;
  state?: ('por_pagar' | 'vigente' | 'agotada' | 'vencida' | 'anulada' | 'descartada') | null;
  /** Order; the newest first unless said. */
  sort?:
    | ('created_at' | '-created_at' | 'amount' | '-amount' | 'balance' | '-balance' | 'valid_until' | '-valid_until')
    | null;
  /** Page, from 1. */
  page?: number;
  /** Whether the rows are taken away as a file. The log says so. */
  export?: boolean;
  /** Rows a page; 12 when only `page` is given. */
  perPage?: number;
};
export type GetGiftCardApiResponse = /** status 200 Gift card */ {
  status: number;
  msg: string;
  data: GiftCardPageDto;
};
export type GetGiftCardApiArg = {
  id: number;
};
export type SellGiftCardApiResponse = /** status 200 La gift card quedó vendida. */ {
  status: number;
  msg: string;
  data: GiftCardDto;
};
export type SellGiftCardApiArg = {
  sellGiftCardDto: SellGiftCardDto;
};
export type ReceiveGiftCardApiResponse = /** status 200 La gift card quedó pagada. */ {
  status: number;
  msg: string;
  data: GiftCardDto;
};
export type ReceiveGiftCardApiArg = {
  id: number;
  receiveGiftCardDto: ReceiveGiftCardDto;
};
export type VoidGiftCardApiResponse = /** status 200 La gift card quedó anulada. */ {
  status: number;
  msg: string;
  data: GiftCardDto;
};
export type VoidGiftCardApiArg = {
  id: number;
  voidGiftCardDto: VoidGiftCardDto;
};
export type GiveBackGiftCardApiResponse = /** status 200 La devolución quedó anotada. */ {
  status: number;
  msg: string;
  data: GiftCardDto;
};
export type GiveBackGiftCardApiArg = {
  id: number;
  giveBackGiftCardDto: GiveBackGiftCardDto;
};
export type ShowGiftCardCodeApiResponse = /** status 200 Código de la gift card */ {
  status: number;
  msg: string;
  data: GiftCardCodeDto;
};
export type ShowGiftCardCodeApiArg = {
  id: number;
};
export type SendGiftCardAgainApiResponse = /** status 200 La gift card se está enviando otra vez. */ {
  status: number;
  msg: string;
  data: GiftCardDto;
};
export type SendGiftCardAgainApiArg = {
  id: number;
};
export type EraseGiftCardApiResponse = /** status 200 Los datos de la gift card quedaron borrados. */ {
  status: number;
  msg: string;
  data: GiftCardDto;
};
export type EraseGiftCardApiArg = {
  id: number;
};
export type GetEveningMoneyApiResponse = /** status 200 Pagos de la velada */ {
  status: number;
  msg: string;
  data: EveningMoneyDto;
};
export type GetEveningMoneyApiArg = {
  id: number;
};
export type TakePaymentApiResponse = /** status 200 El pago quedó anotado. */ {
  status: number;
  msg: string;
  data: EveningMoneyDto;
};
export type TakePaymentApiArg = {
  id: number;
  takePaymentDto: TakePaymentDto;
};
export type CorrectEntryApiResponse = /** status 200 El movimiento quedó corregido. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type CorrectEntryApiArg = {
  id: number;
  correctEntryDto: CorrectEntryDto;
};
export type VerifyPaymentApiResponse = /** status 200 El pago quedó resuelto. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type VerifyPaymentApiArg = {
  id: number;
  verifyPaymentDto: VerifyPaymentDto;
};
export type NoteDocumentApiResponse = /** status 200 El documento quedó anotado. */ {
  status: number;
  msg: string;
  data: EveningMoneyDto;
};
export type NoteDocumentApiArg = {
  id: number;
  noteDocumentDto: NoteDocumentDto;
};
export type AttachDocumentApiResponse = /** status 200 El PDF quedó guardado. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type AttachDocumentApiArg = {
  id: number;
  attachDocumentDto: AttachDocumentDto;
};
export type GetDocumentPaperApiResponse = /** status 200 El documento */ string;
export type GetDocumentPaperApiArg = {
  id: number;
};
export type RemoveDocumentApiResponse = /** status 200 El documento ya no está anotado. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type RemoveDocumentApiArg = {
  id: number;
};
export type GetPayTermsApiResponse = /** status 200 Cuándo se paga */ {
  status: number;
  msg: string;
  data: PayTermsDto;
};
export type GetPayTermsApiArg = void;
export type GetMoneySettingsApiResponse = /** status 200 Cómo se cobra */ {
  status: number;
  msg: string;
  data: MoneySettingsDto;
};
export type GetMoneySettingsApiArg = void;
export type SaveMoneySettingsApiResponse = /** status 200 Quedó guardado cómo se cobra. */ {
  status: number;
  msg: string;
  data: MoneySettingsDto;
};
export type SaveMoneySettingsApiArg = {
  moneySettingsFieldsDto: MoneySettingsFieldsDto;
};
export type ListRefundsApiResponse = /** status 200 Devoluciones */ {
  status: number;
  msg: string;
  data: RefundsDto;
};
export type ListRefundsApiArg = void;
export type GiveBackApiResponse = /** status 200 La devolución quedó anotada. */ {
  status: number;
  msg: string;
  data: RefundOutcomeDto;
};
export type GiveBackApiArg = {
  id: number;
  giveBackDto: GiveBackDto;
};
export type VerifyRefundApiResponse = /** status 200 La devolución quedó resuelta. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type VerifyRefundApiArg = {
  id: number;
  verifyRefundDto: VerifyRefundDto;
};
export type ListTransfersApiResponse = /** status 200 Transferencias por confirmar */ {
  status: number;
  msg: string;
  data: TransferDto[];
};
export type ListTransfersApiArg = void;
export type ListEveningTransfersApiResponse = /** status 200 Transferencias de la velada */ {
  status: number;
  msg: string;
  data: TransferDto[];
};
export type ListEveningTransfersApiArg = {
  id: number;
};
export type ConfirmTransferApiResponse = /** status 200 La transferencia quedó confirmada. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type ConfirmTransferApiArg = {
  id: number;
  confirmTransferDto: ConfirmTransferDto;
};
export type RejectTransferApiResponse = /** status 200 El cliente sabrá que no la encontramos. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type RejectTransferApiArg = {
  id: number;
  rejectTransferDto: RejectTransferDto;
};
export type GetTransferProofApiResponse = /** status 200 El comprobante */ string;
export type GetTransferProofApiArg = {
  id: number;
};
export type ListPayoutsApiResponse = /** status 200 Pagos a chefs */ {
  status: number;
  msg: string;
  data: PayoutRowDto[];
};
export type ListPayoutsApiArg = {
  /** Part of the name of the chef or of the number of the offer; case and accents do not matter. */
  search?: string | null;
  /** How the payout stands. */
  state?: ('due' | 'unsettled' | 'ahead' | 'paid') | null;
  /** Only this chef. */
  chef?: number;
  /** Evenings from this day on ('YYYY-MM-DD'). */
  from?: string | null;
  /** Evenings up to this day ('YYYY-MM-DD'). */
  to?: string | null;
  /** Order; unless said what is due first, the oldest before. */
  sort?: ('turn' | '-turn' | 'day' | '-day' | 'chef_name' | '-chef_name' | 'amount' | '-amount') | null;
  /** Page, from 1. */
  page?: number;
  /** Whether the rows are taken away as a file. The log says so. */
  export?: boolean;
  /** Rows a page; 12 when only `page` is given. */
  perPage?: number;
};
export type MarkPaidApiResponse = /** status 200 Los pagos quedaron anotados. */ {
  status: number;
  msg: string;
  data: PaidOutcomeDto[];
};
export type MarkPaidApiArg = {
  markPaidDto: MarkPaidDto;
};
export type UndoPayoutApiResponse = /** status 200 El pago quedó deshecho. */ {
  status: number;
  msg: string;
  data: PayoutRowDto;
};
export type UndoPayoutApiArg = {
  id: number;
  undoPayoutDto: UndoPayoutDto;
};
export type MakeBankFileApiResponse = /** status 200 Planilla para el banco */ {
  status: number;
  msg: string;
  data: BankFileAnswerDto;
};
export type MakeBankFileApiArg = {
  bankFileDto: BankFileDto;
};
export type GetEveningPartApiResponse = /** status 200 Lo del chef */ {
  status: number;
  msg: string;
  data: EveningPartDto;
};
export type GetEveningPartApiArg = {
  id: number;
};
export type SettleChefPayApiResponse = /** status 200 Quedó acordado con el chef. */ {
  status: number;
  msg: string;
  data: EveningPartDto;
};
export type SettleChefPayApiArg = {
  id: number;
  settlePayDto: SettlePayDto;
};
export type GetBoletaApiResponse = /** status 200 La boleta */ string;
export type GetBoletaApiArg = {
  id: number;
};
export type GetPayeeApiResponse = /** status 200 Cómo se le paga */ {
  status: number;
  msg: string;
  data: PayeeDto;
};
export type GetPayeeApiArg = {
  id: number;
};
export type UpdatePayeeApiResponse = /** status 200 Quedó guardado cómo se le paga. */ {
  status: number;
  msg: string;
  data: PayeeDto;
};
export type UpdatePayeeApiArg = {
  id: number;
  payeeFieldsDto: PayeeFieldsDto;
};
export type GetPayoutSettingsApiResponse = /** status 200 Lo de los chefs */ {
  status: number;
  msg: string;
  data: PayoutSettingsDto;
};
export type GetPayoutSettingsApiArg = void;
export type UpdatePayoutSettingsApiResponse = /** status 200 Quedó guardado. */ {
  status: number;
  msg: string;
  data: PayoutSettingsDto;
};
export type UpdatePayoutSettingsApiArg = {
  payoutSettingsFieldsDto: PayoutSettingsFieldsDto;
};
export type GetCashFiguresApiResponse = /** status 200 Caja */ {
  status: number;
  msg: string;
  data: CashFiguresDto;
};
export type GetCashFiguresApiArg = {
  /** The month in Chile ('YYYY-MM'); the current one unless said. */
  month?: string | null;
};
export type GetCashPendingApiResponse = /** status 200 Por conciliar */ {
  status: number;
  msg: string;
  data: CashPendingDto;
};
export type GetCashPendingApiArg = {
  /** The month in Chile ('YYYY-MM'); the current one unless said. */
  month?: string | null;
};
export type ListCashEntriesApiResponse = /** status 200 Movimientos del mes */ {
  status: number;
  msg: string;
  data: CashEntryDto[];
};
export type ListCashEntriesApiArg = {
  /** Part of the number of what was agreed or of the gift card, or of the reference. */
  search?: string | null;
  /** The month in Chile ('YYYY-MM'); the current one unless said. */
  month?: string | null;
  /** How it moved. */
  way?: ('card' | 'transfer' | 'gift_card' | 'other') | null;
  /** What it counts as. */
  kind?: ('charge' | 'refund' | 'gift_card_sold' | 'gift_card_used' | 'gift_card_returned' | 'payout') | null;
  /** Whether a row of the bank was found for it. */
  bank?: ('matched' | 'open' | 'none') | null;
  /** Order; the latest first unless said. */
  sort?: ('day' | '-day' | 'amount' | '-amount') | null;
  /** Page, from 1. */
  page?: number;
  /** Whether the rows are taken away as a file. The log says so. */
  export?: boolean;
  /** Rows a page; 12 when only `page` is given. */
  perPage?: number;
};
export type ListCashAccountsApiResponse = /** status 200 Veladas y gift cards del mes */ {
  status: number;
  msg: string;
  data: CashAccountDto[];
};
export type ListCashAccountsApiArg = {
  /** Part of the number of what was agreed or of the gift card. */
  search?: string | null;
  /** The month in Chile ('YYYY-MM'); the current one unless said. */
  month?: string | null;
  /** Whose money it is. */
  of?: ('evening' | 'gift_card') | null;
  /** Whether something is still to pay. */
  open?: boolean;
  /** Order; the first evening first unless said, gift cards last. */
  sort?: ('day' | '-day' | 'left' | '-left' | 'moved' | '-moved') | null;
  /** Page, from 1. */
  page?: number;
  /** Whether the rows are taken away as a file. The log says so. */
  export?: boolean;
  /** Rows a page; 12 when only `page` is given. */
  perPage?: number;
};
export type ReadStatementApiResponse = /** status 200 Leímos el archivo. */ {
  status: number;
  msg: string;
  data: StatementReadDto;
};
export type ReadStatementApiArg = {
  readStatementDto: ReadStatementDto;
};
export type ListBankRowsApiResponse = /** status 200 Filas del banco */ {
  status: number;
  msg: string;
  data: BankRowDto[];
};
export type ListBankRowsApiArg = {
  /** Part of the reference or of the bank's words. */
  search?: string | null;
  /** The month of the rows' days ('YYYY-MM'); the current one unless said. */
  month?: string | null;
  /** How it stands. */
  state?: ('pending' | 'matched' | 'aside') | null;
  /** Order; unless said what nobody knows yet first, the oldest before. */
  sort?: ('turn' | '-turn' | 'day' | '-day' | 'amount' | '-amount') | null;
  /** Page, from 1. */
  page?: number;
  /** Whether the rows are taken away as a file. The log says so. */
  export?: boolean;
  /** Rows a page; 12 when only `page` is given. */
  perPage?: number;
};
export type ListBankRowCandidatesApiResponse = /** status 200 Movimientos que podrían ser */ {
  status: number;
  msg: string;
  data: BankEntryDto[];
};
export type ListBankRowCandidatesApiArg = {
  id: number;
};
export type MatchBankRowApiResponse = /** status 200 La fila quedó conciliada. */ {
  status: number;
  msg: string;
  data: BankRowDto;
};
export type MatchBankRowApiArg = {
  id: number;
  matchBankRowDto: MatchBankRowDto;
};
export type UnmatchBankRowApiResponse = /** status 200 La fila vuelve a estar por conciliar. */ {
  status: number;
  msg: string;
  data: BankRowDto;
};
export type UnmatchBankRowApiArg = {
  id: number;
};
export type SetBankRowAsideApiResponse = /** status 200 Quedó anotado. */ {
  status: number;
  msg: string;
  data: BankRowDto;
};
export type SetBankRowAsideApiArg = {
  id: number;
  setAsideDto: SetAsideDto;
};
export type ListMessageFieldsApiResponse = /** status 200 Campos */ {
  status: number;
  msg: string;
  data: MessageFieldDto[];
};
export type ListMessageFieldsApiArg = void;
export type PreviewMessageApiResponse = /** status 200 Así se lee */ {
  status: number;
  msg: string;
  data: MessagePreviewDto;
};
export type PreviewMessageApiArg = {
  id: number;
  previewMessageDto: PreviewMessageDto;
};
export type SendMessageApiResponse = /** status 200 El mensaje quedó en el seguimiento. */ {
  status: number;
  msg: string;
  data: MessageDto;
};
export type SendMessageApiArg = {
  id: number;
  sendMessageDto: SendMessageDto;
};
export type SendMessageAgainApiResponse = /** status 200 Enviamos el mensaje otra vez. */ {
  status: number;
  msg: string;
  data: MessageDto;
};
export type SendMessageAgainApiArg = {
  id: number;
};
export type ListReplyTextsApiResponse = /** status 200 Textos de respuesta */ {
  status: number;
  msg: string;
  data: ReplyTextDto[];
};
export type ListReplyTextsApiArg = void;
export type CreateReplyTextApiResponse = /** status 200 El texto ha sido creado exitosamente */ {
  status: number;
  msg: string;
  data: ReplyTextDto;
};
export type CreateReplyTextApiArg = {
  createReplyTextDto: CreateReplyTextDto;
};
export type UpdateReplyTextApiResponse = /** status 200 El texto ha sido actualizado exitosamente */ {
  status: number;
  msg: string;
  data: ReplyTextDto;
};
export type UpdateReplyTextApiArg = {
  id: number;
  updateReplyTextDto: UpdateReplyTextDto;
};
export type DeleteReplyTextApiResponse = /** status 200 El texto ha sido eliminado exitosamente */ {
  status: number;
  msg: string;
  data: object | null;
};
export type DeleteReplyTextApiArg = {
  id: number;
};
export type LinkOpinionApiResponse = /** status 200 Enlace para opinar */ {
  status: number;
  msg: string;
  data: OpinionLinkDto;
};
export type LinkOpinionApiArg = {
  id: number;
};
export type GetChefAccessApiResponse = /** status 200 Acceso del chef */ {
  status: number;
  msg: string;
  data: ChefAccessDto;
};
export type GetChefAccessApiArg = {
  id: number;
};
export type InviteChefApiResponse = /** status 200 El chef fue invitado a su cocina. */ {
  status: number;
  msg: string;
  data: ChefAccessDto;
};
export type InviteChefApiArg = {
  id: number;
};
export type EndChefAccessApiResponse = /** status 200 El chef ya no entra a su cocina. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type EndChefAccessApiArg = {
  id: number;
};
export type GetProfileChangeApiResponse = /** status 200 Perfil del chef */ {
  status: number;
  msg: string;
  data: ChefProfileDto;
};
export type GetProfileChangeApiArg = {
  id: number;
};
export type DecideProfileChangeApiResponse = /** status 200 El perfil quedó resuelto. */ {
  status: number;
  msg: string;
  data: ChefProfileDto;
};
export type DecideProfileChangeApiArg = {
  id: number;
  decideProfileDto: DecideProfileDto;
};
export type GetTodayApiResponse = /** status 200 Hoy */ {
  status: number;
  msg: string;
  data: TodayDto;
};
export type GetTodayApiArg = {
  /** The caller’s, those of nobody who may sign in, or all; all unless said. */
  whose?: ('mine' | 'nobodys' | 'all') | null;
};
export type GetDashboardSummaryApiResponse = /** status 200 Resumen */ {
  status: number;
  msg: string;
  data: DashboardSummaryDto;
};
export type GetDashboardSummaryApiArg = void;
export type GetRequestFiguresApiResponse = /** status 200 Cifras de las solicitudes */ {
  status: number;
  msg: string;
  data: RequestFiguresDto;
};
export type GetRequestFiguresApiArg = {
  /** How many weeks, the current one included; 12 unless said. */
  weeks?: ('4' | '12' | '52') | null;
};
export type GetSystemStatusApiResponse = /** status 200 Sistema */ {
  status: number;
  msg: string;
  data: SystemDto;
};
export type GetSystemStatusApiArg = void;
export type GetSystemPartsApiResponse = /** status 200 Partes del sistema */ {
  status: number;
  msg: string;
  data: SystemPartDto[];
};
export type GetSystemPartsApiArg = void;
export type RetryJobApiResponse = /** status 200 La tarea se intenta ahora. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type RetryJobApiArg = {
  id: string;
};
export type DiscardJobApiResponse = /** status 200 La tarea fue descartada. */ {
  status: number;
  msg: string;
  data: object | null;
};
export type DiscardJobApiArg = {
  id: string;
};
export type BuildDto = {
  /** Version of the release. */
  version: string;
  /** Commit it was built from; '-dirty' with changes beside it. */
  commit: string;
  /** When that commit was made. */
  date: string;
};
export type FieldErrorAnswer = {
  field: string;
  msg: string;
};
export type ErrorAnswer = {
  status: number;
  msg: string;
  data: object | null;
  errors?: FieldErrorAnswer[];
};
export type ClientRequestDto = {
  email: string | null;
  created_at: string;
  /** When the client agreed to the use of these data. */
  consented_at: string;
  /** Which version of the text was shown; null for requests of before versions were kept. */
  consent_version: string | null;
  /** Since when these data are not used any more; null where they are. */
  blocked_at: string | null;
  /** When these data were erased; null where they are there. */
  erased_at: string | null;
  id: number;
  name: string;
  phone_number: string;
  /** For what. */
  consent_purpose: string;
};
export type PersonalMentionDto = {
  title: string;
  name: string;
  /** The screen on which it is changed. */
  path: string;
};
export type PersonalDataDto = {
  requests: ClientRequestDto[];
  mentions: PersonalMentionDto[];
};
export type FindPersonalDataDto = {
  /** A whole e-mail, a phone, that of another country with its code, or a request's number ('#12'). */
  contact: string;
};
export type PersonalExportDto = {
  exported_at: string;
  data: {
    [key: string]: {
      [key: string]: unknown;
    }[];
  };
};
export type ClientRequestsDto = {
  /** The requests. */
  requests: number[];
  /** The task that this answers. */
  task_id?: number | null;
};
export type RectifyPersonalDataDto = {
  /** The requests. */
  requests: number[];
  /** The task that this answers. */
  task_id?: number | null;
  name?: string | null;
  email?: string | null;
  phone_number?: string | null;
};
export type DataRightDto = {
  at: string;
  kind: 'access' | 'rectification' | 'block' | 'unblock' | 'erasure';
  step: 'asked' | 'done' | 'refused';
  /** Numbers of the requests. */
  requests: number[];
  /** By when the law asks for an answer ('YYYY-MM-DD'): thirty days after it was asked for. */
  due_on: string;
  actor: 'person' | 'client' | 'system';
  id: number;
  /** Why it was refused; null unless it was. */
  reason: string | null;
  /** The member of staff; null for others. */
  actor_name: string | null;
};
export type DataRightsDto = {
  tasks: DataRightDto[];
  /** The latest first. */
  log: DataRightDto[];
};
export type NoteDataRightDto = {
  /** The requests of that person. */
  requests: number[];
  /** A copy of the data, a correction, that they are not used, or that they are erased. */
  kind: 'access' | 'rectification' | 'block' | 'erasure';
  /** When it was asked for ('YYYY-MM-DD'): the thirty days count from there. */
  asked_on: string;
};
export type RefuseDataRightDto = {
  /** Why, without personal data. */
  reason: string;
};
export type AuditChangeDto = {
  /** What it was; several texts where it is a list, null where it was empty. What a number refers to stands there by its present
    name, unless it is gone or has none. */
  was: string[] | null;
  /** What it became. */
  now: string[] | null;
  /** Its name in the table. */
  field: string;
  /** Whether the log keeps no values: they are personal or secret. Both sides are null then. */
  hidden: boolean;
};
export type AuditLineDto = {
  at: string;
  action:
    | 'create'
    | 'update'
    | 'delete'
    | 'empty'
    | 'sign_in'
    | 'sign_out'
    | 'refuse_sign_in'
    | 'export'
    | 'forget'
    | 'fill'
    | 'restore'
    | 'upload'
    | 'send_again'
    | 'retry'
    | 'discard';
  /** What it was done to: the name of a table, or 'session'. */
  kind: string;
  /** Id of the record; null where it is about none. */
  record_id: number | null;
  /** What it was called at that moment; null where it has no name, or where that is personal. */
  record_name: string | null;
  /** A member of staff, a client or visitor, the product by itself, or somebody in the database. */
  actor: 'person' | 'chef' | 'client' | 'system' | 'database';
  person_id: number | null;
  /** Who it was, by the name of that moment; the name of the job where the product did it. */
  actor_name: string | null;
  /** Id of the request, as in the logs. */
  request_id: string | null;
  changes: AuditChangeDto[];
  id: number;
};
export type WantTodayMailDto = {
  /** Whether the mail is wanted. */
  wanted: boolean;
};
export type MailDto = {
  /** waiting, sent, refused (by a mail server, at once or later), failed (tried for days, or given up) or dropped (not needed any more). */
  state: 'waiting' | 'sent' | 'refused' | 'failed' | 'dropped';
  /** What a mail system answered later, as RFC 3463 numbers it; null where the mail did not come back. */
  status_code: string | null;
  /** The other mail server's own words about a mail that came back, without addresses: a stranger's text, to be shown as text only. */
  reply: string | null;
  /** When it became what it is; null while it waits. */
  settled_at: string | null;
  /** Why it has not arrived, in Spanish; null where nothing went wrong. */
  problem: string | null;
};
export type PersonDto = {
  role: 'ADMIN' | 'USER';
  /** PENDING until the invited person signs in for the first time. */
  state: 'PENDING' | 'ACTIVE' | 'INACTIVE';
  /** When the invitation was last mailed; null where no mail has left: send it again, or share the link. */
  invitation_mailed_at: string | null;
  created_at: string;
  id: number;
  name: string;
  email: string;
  /** Whether this is a configured administrator, who cannot be deleted, deactivated or demoted. */
  protected: boolean;
  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version: number;
  /** What has become of the invitation that was mailed last; null where none was written. */
  invitation_mail: MailDto | null;
};
export type InvitedPersonDto = {
  role: 'ADMIN' | 'USER';
  /** PENDING until the invited person signs in for the first time. */
  state: 'PENDING' | 'ACTIVE' | 'INACTIVE';
  /** When the invitation was last mailed; null where no mail has left: send it again, or share the link. */
  invitation_mailed_at: string | null;
  created_at: string;
  id: number;
  name: string;
  email: string;
  /** Whether this is a configured administrator, who cannot be deleted, deactivated or demoted. */
  protected: boolean;
  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version: number;
  /** What has become of the invitation that was mailed last; null where none was written. */
  invitation_mail: MailDto | null;
  /** Whether the mail server has taken the invitation. If not, `invitation_mail` says whether it will; or share the link. */
  mail_sent: boolean;
  /** Where the person signs in. */
  login_url: string;
};
export type InvitePersonDto = {
  name: string;
  /** The Google account the person signs in with. */
  email: string;
  /** ADMIN does everything; USER everything except people. */
  role: 'ADMIN' | 'USER';
};
export type UpdatePersonDto = {
  /** Left as it is when it is not sent. */
  name?: string | null;
  role: 'ADMIN' | 'USER';
  /** Version read when the form was opened. */
  version?: number | null;
};
export type OwnSessionDto = {
  started_at: string;
  /** Its last call, to within five minutes. After an hour without any it ends. */
  last_seen_at: string;
  id: string;
  /** Browser and system. */
  device: string;
  /** Whether it is the one of this call. */
  current: boolean;
};
export type EndSessionDto = {
  /** The session. */
  id: string;
};
export type LookupUsageDto = {
  /** Names that lead to it: those it had, and those of choices that went into it. */
  former_names: string[];
  /** How many chefs have it, active or not; diets are of experiences only. */
  chefs: number;
  /** How many experiences have it. */
  proposals: number;
  /** How many requests for a quote are for it; only communes have any. */
  requests: number;
  /** Whether a filter or the quote form of the site offers it now. */
  on_site: boolean;
  /** Kept from the site's visitors. */
  hidden: boolean;
  /** Of a commune: the quote form offers it, whether or not a chef has it. Null for other lists. */
  service: boolean | null;
  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version: number;
  id: number;
  name: string;
};
export type LookupRecordDto = {
  /** Kept from the site's visitors. */
  hidden: boolean;
  /** Of a commune: the quote form offers it, whether or not a chef has it. Null for other lists. */
  service: boolean | null;
  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version: number;
  id: number;
  name: string;
};
export type CreateLookupDto = {
  /** Its name; case, accents and spaces tell no two choices apart. */
  name: string;
  /** Of a commune: the quote form offers it, whether or not a chef has it. Refused for other lists. */
  service?: boolean | null;
};
export type UpdateLookupDto = {
  /** Its name. The former one leads to it. */
  name: string;
  /** Of a commune: the quote form offers it, whether or not a chef has it. Left as it is when not sent. */
  service?: boolean | null;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type HideLookupDto = {
  /** Version read when the form was opened. */
  version?: number | null;
};
export type MergeLookupDto = {
  /** The choice of the same list that stays. */
  into_id: number;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type ImageVariantDto = {
  /** Pixels across. */
  width: number;
  /** `image/webp` in every width; `image/avif` too, in every width or in none; at most one `image/jpeg`, for link previews. */
  type: 'image/webp' | 'image/avif' | 'image/jpeg';
  /** Address of the file, which never changes. */
  url: string;
};
export type ImageDto = {
  id: number;
  /** Address of the largest WebP. */
  publicUrl: string;
  /** Pixels of the largest file, after orientation. */
  width: number;
  height: number;
  /** Of covers of the home page: the middle alone, two to three, for windows that are higher than wide. */
  portrait?: ImageVariantDto[];
  /** Average colour, to show while the image loads. */
  placeholder: string;
  /** The files made from it; those of one type narrow to wide. */
  variants: ImageVariantDto[];
};
export type ListedVersionDto = {
  at: string;
  /** Who saved it, by the name of that moment; null for what was saved before versions were kept. */
  by: string | null;
  /** The number of the version that this save restored; null for every other save. */
  restored_from: number | null;
  /** The fields of the form that are not as in the version before; null for the first one that is kept. */
  fields: string[] | null;
  number: number;
};
export type FieldNoteDto = {
  field: string;
  msg: string;
  /** Whether the field cannot be restored. */
  blocks: boolean;
};
export type ComparedVersionDto = {
  at: string;
  /** Who saved it, by the name of that moment; null for what was saved before versions were kept. */
  by: string | null;
  /** The number of the version that this save restored; null for every other save. */
  restored_from: number | null;
  /** The fields of the form as they were, with their pictures. */
  values: {
    [key: string]: unknown;
  };
  /** The same fields as they are. */
  current: {
    [key: string]: unknown;
  };
  /** Send it back with the restoring, so that nobody's changes are overwritten unseen. */
  seen: number;
  notes: FieldNoteDto[];
  number: number;
};
export type RestoreVersionDto = {
  /** Names of the fields, as the form of the record has them. The others stay as they are. */
  fields: string[];
  /** What the record was compared with (`seen`). Where somebody has saved since, it is refused with 409. */
  seen: number;
};
export type DeletedPartDto = {
  name: string;
  count: number;
};
export type DeletedRecordDto = {
  at: string;
  /** Who deleted it, by the name of that moment. */
  by: string | null;
  /** Until when it can be brought back. */
  until: string;
  id: number;
  /** What it was. */
  kind_name: string;
  /** What it was called. */
  name: string;
  /** What was deleted with it, and comes back with it. */
  parts: DeletedPartDto[];
};
export type BroughtBackDto = {
  notes: string[];
};
export type LookupDto = {
  id: number;
  name: string;
};
export type ChefFoodTypeDto = {
  food_type: LookupDto;
};
export type ChefCityDto = {
  city: LookupDto;
};
export type ChefRowDto = {
  price_per_person: number | null;
  /** For how many people the chef's experiences are: the fewest of any … null when none says it. */
  guests_min: number | null;
  /** … and the most. */
  guests_max: number | null;
  state: 'ACTIVE' | 'DESACTIVADO';
  updated_at: string;
  id: number;
  chef_name: string;
  slug: string;
  email: string;
  phone_number: string;
  profile_image: ImageDto;
  chef_food_types: ChefFoodTypeDto[];
  chef_cities: ChefCityDto[];
  /** Names of the diets that any of the chef's experiences serves. */
  diets: string[];
  favorite: boolean;
  version: number;
};
export type ProposalFoodTypeDto = {
  food_type: LookupDto;
};
export type ProposalCityDto = {
  city: LookupDto;
};
export type AdminProposalDto = {
  /** For how many people at least; null when not said. */
  guests_min: number | null;
  /** For how many people at most; null when not said. */
  guests_max: number | null;
  /** How long it takes, in minutes; null when not said. */
  duration_minutes: number | null;
  /** The key under which a form created it; null where none was sent. */
  creation_key: string | null;
  chef_id: number;
  modalities: LookupDto[];
  proposal_food_types: ProposalFoodTypeDto[];
  proposal_cities: ProposalCityDto[];
  diets: LookupDto[];
  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version: number;
  id: number;
  dish_name: string;
  /** The experience's address: /experiencia/{slug}. */
  slug: string;
  description: string;
  profile_image: ImageDto;
  /** Parte 1. */
  starter: string;
  /** Parte 2. */
  main_course: string;
  /** Parte 3. */
  dessert: string;
};
export type AdminChefCommentDto = {
  /** 0 to 5 in half steps. */
  score: number;
  /** The key under which a form created it; null where none was sent. */
  creation_key: string | null;
  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version: number;
  id: number;
  client_name: string;
  description: string;
  /** Whether the client wrote it, through a link that they were sent after the evening. */
  verified: boolean;
  /** What the chef answered, once staff have published it. */
  answer: string | null;
};
export type AdminChefDto = {
  /** Whole CLP; null when not registered. */
  price_per_person: number | null;
  /** The chef's experiences with all that the editor needs; PUT /proposals/update/chef/{id} saves them. */
  proposals: AdminProposalDto[];
  comments: AdminChefCommentDto[];
  state: 'ACTIVE' | 'DESACTIVADO';
  created_at: string;
  updated_at: string;
  email: string;
  phone_number: string;
  instagram: string | null;
  facebook: string | null;
  x: string | null;
  favorite: boolean;
  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version: number;
  information: string;
  cover_image: ImageDto;
  gallery: ImageDto[];
  id: number;
  chef_name: string;
  /** The chef's address: /chef/{slug}. */
  slug: string;
  description: string;
  profile_image: ImageDto;
  modalities: LookupDto[];
  chef_food_types: ChefFoodTypeDto[];
  chef_cities: ChefCityDto[];
};
export type ImageInputDto = {
  /** Id answered by POST /files/upload. */
  id?: number | null;
  /** Data URL in base64 of a new image. JPG, PNG or BMP. */
  data?: string | null;
  /** Declared media type. */
  type?: string | null;
  /** Name of the file, for messages. */
  filename?: string | null;
  /** Declared size in bytes. */
  size?: number | null;
};
export type CreateChefDto = {
  /** The chef's name; its address is derived from it. `chef_name` is taken in its place. */
  name: string;
  /** Another word for `name`; refused where the two differ. */
  chef_name?: string | null;
  /** Shown on cards, cut at 100 characters. */
  description: string;
  /** Shown on the chef's page. */
  information: string;
  /** At least 250×250 pixels. */
  profile_image: ImageInputDto;
  /** At least 1440×350 pixels. */
  cover_image: ImageInputDto;
  /** At least 300×300 pixels. In the order shown. */
  gallery: ImageInputDto[];
  /** Never public. */
  email: string;
  /** Never public. */
  phone_number: string;
  instagram?: string | null;
  facebook?: string | null;
  x?: string | null;
  /** Price per person in whole CLP; null when not registered. */
  price_per_person?: number | null;
  /** Ids of the formats. */
  modalities: number[];
  /** Names of the food types; new ones are created. */
  food_types?: string[] | null;
  /** Names of the cities; new ones are created. */
  cities?: string[] | null;
  /** Made by the form. The same content under one key is one record, and the second answer is the stored record; other content is refused (422). */
  creation_key?: string | null;
};
export type UpdateChefDto = {
  /** The chef's name; its address is derived from it. `chef_name` is taken in its place. */
  name: string;
  /** Another word for `name`; refused where the two differ. */
  chef_name?: string | null;
  /** Shown on cards, cut at 100 characters. */
  description: string;
  /** Shown on the chef's page. */
  information: string;
  /** At least 250×250 pixels. */
  profile_image: ImageInputDto;
  /** At least 1440×350 pixels. */
  cover_image: ImageInputDto;
  /** At least 300×300 pixels. In the order shown. */
  gallery: ImageInputDto[];
  /** Never public. */
  email: string;
  /** Never public. */
  phone_number: string;
  instagram?: string | null;
  facebook?: string | null;
  x?: string | null;
  /** Price per person in whole CLP; null when not registered. */
  price_per_person?: number | null;
  /** Ids of the formats. */
  modalities: number[];
  /** Names of the food types; new ones are created. */
  food_types?: string[] | null;
  /** Names of the cities; new ones are created. */
  cities?: string[] | null;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type CreateProposalDto = {
  /** Name of the dish; the address is derived from it. */
  dish_name: string;
  /** Shown on cards, cut at 100 characters. */
  description: string;
  /** A picture of the dish. */
  profile_image: ImageInputDto;
  /** Parte 1. */
  starter: string;
  /** Parte 2. */
  main_course: string;
  /** Parte 3. */
  dessert: string;
  /** Names of the food types; new ones are created. */
  food_types?: string[] | null;
  /** Names of the cities; new ones are created. */
  cities?: string[] | null;
  /** For how many people at least. Goes with `guests_max`: both or none. */
  guests_min?: number | null;
  /** For how many people at most. Goes with `guests_min`: both or none. */
  guests_max?: number | null;
  /** How long it takes, in minutes. */
  duration_minutes?: number | null;
  /** Ids of the diets that it can serve; left out, they stay. */
  diets?: number[] | null;
  /** The chef who proposes it. */
  chef_id: number;
  /** Ids of the formats. */
  modalities: number[];
};
export type UpdateProposalDto = {
  /** Name of the dish; the address is derived from it. */
  dish_name: string;
  /** Shown on cards, cut at 100 characters. */
  description: string;
  /** A picture of the dish. */
  profile_image: ImageInputDto;
  /** Parte 1. */
  starter: string;
  /** Parte 2. */
  main_course: string;
  /** Parte 3. */
  dessert: string;
  /** Names of the food types; new ones are created. */
  food_types?: string[] | null;
  /** Names of the cities; new ones are created. */
  cities?: string[] | null;
  /** For how many people at least. Goes with `guests_max`: both or none. */
  guests_min?: number | null;
  /** For how many people at most. Goes with `guests_min`: both or none. */
  guests_max?: number | null;
  /** How long it takes, in minutes. */
  duration_minutes?: number | null;
  /** Ids of the diets that it can serve; left out, they stay. */
  diets?: number[] | null;
  /** Its chef, if said; it cannot go to another. */
  chef_id?: number | null;
  /** Ids of the formats; left out, they stay. */
  modalities?: number[] | null;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type ChefProposalFormDto = {
  /** Name of the dish; the address is derived from it. */
  dish_name: string;
  /** Shown on cards, cut at 100 characters. */
  description: string;
  /** A picture of the dish. */
  profile_image: ImageInputDto;
  /** Parte 1. */
  starter: string;
  /** Parte 2. */
  main_course: string;
  /** Parte 3. */
  dessert: string;
  /** Names of the food types; new ones are created. */
  food_types?: string[] | null;
  /** Names of the cities; new ones are created. */
  cities?: string[] | null;
  /** For how many people at least. Goes with `guests_max`: both or none. */
  guests_min?: number | null;
  /** For how many people at most. Goes with `guests_min`: both or none. */
  guests_max?: number | null;
  /** How long it takes, in minutes. */
  duration_minutes?: number | null;
  /** Ids of the diets that it can serve; left out, they stay. */
  diets?: number[] | null;
  /** The experience to update; left out for a new one. */
  id?: number | null;
  /** Made by the form for a new one. Sent again with the same content it stays as it is stored; other content is refused (422). */
  creation_key?: string | null;
  /** Ids of the formats; required for a new one, else left out they stay. */
  modalities?: number[] | null;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type ReplaceChefProposalsDto = {
  /** With id: updated. Without: created. Missing: deleted. */
  proposals: ChefProposalFormDto[];
  /** Ids the form was opened with. Experiences that somebody added since are then kept; without it every missing one is deleted. */
  known?: number[] | null;
};
export type CommentAnswerDto = {
  state: 'waiting' | 'published' | 'hidden' | 'returned';
  /** When the chef wrote it last. */
  at: string;
  /** Raised when the chef rewrites it. */
  version: number;
  text: string;
  /** Why staff hid it, or what they asked of the chef. */
  note: string | null;
};
export type CommentChefContactDto = {
  chef_name: string;
  /** Never public. */
  email: string;
};
export type CommentDto = {
  /** 0 to 5 in half steps. */
  score: number;
  /** Whether visitors read it, staff have not decided, or staff hid it. What staff enter is published. */
  publication: 'published' | 'waiting' | 'hidden';
  /** Raised when the client writes it again. */
  words_version: number;
  /** The key under which a form created it; null where none was sent. */
  creation_key: string | null;
  id: number;
  client_name: string;
  description: string;
  /** Whether the home page features it. */
  favorite: boolean;
  /** Whether the client wrote it, through a link of their own. Its words stay as they are. */
  verified: boolean;
  /** Why staff hid it; null unless they did. */
  hidden_reason: string | null;
  /** Whether nobody reads it for now, because its client's data are blocked. */
  withheld: boolean;
  /** What the chef answered; null where they did not, and while the client's data are blocked. */
  answer: CommentAnswerDto | null;
  chef_id: number;
  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version: number;
  chef: CommentChefContactDto;
};
export type CreateCommentDto = {
  /** Who said it. */
  client_name: string;
  description: string;
  /** 0 to 5 in half steps; 0 unless said. */
  score?: number | null;
  /** The chef it speaks of. */
  chef_id: number;
  /** Made by the form. The same content under one key is one record, and the second answer is the stored record; other content is refused (422). */
  creation_key?: string | null;
};
export type UpdateCommentDto = {
  /** Who said it. */
  client_name: string;
  description: string;
  /** 0 to 5 in half steps; left out, it stays. */
  score?: number | null;
  /** The chef it speaks of; left out, it stays. */
  chef_id?: number | null;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type ChefCommentFormDto = {
  /** The opinion to update; left out for a new one. */
  id?: number | null;
  /** Made by the form for a new one. Sent again with the same content it stays as it is stored; other content is refused (422). */
  creation_key?: string | null;
  /** Who said it. */
  client_name: string;
  /** A longer one, which the comments screen wrote, may be sent back unchanged. */
  description: string;
  /** 0 to 5 in half steps; left out it stays, and is 0 in a new one. */
  score?: number | null;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type ReplaceChefCommentsDto = {
  /** With id: updated. Without: created. Missing: deleted. */
  comments: ChefCommentFormDto[];
  /** Ids the form was opened with. Opinions that somebody added since are then kept; without it every missing one is deleted. */
  known?: number[] | null;
};
export type PublishCommentDto = {
  /** Of the words that were read. Where the client has written it again since, it is refused with 409. */
  words_version: number;
};
export type HideCommentDto = {
  /** Only staff read it. */
  reason: string;
};
export type DecideAnswerDto = {
  /** Visitors read it, nobody does, or the chef shall rewrite it. */
  decision: 'published' | 'hidden' | 'returned';
  /** Of the answer that was read. Where the chef has written it again since, it is refused with 409. */
  answer_version: number;
  /** Why it is hidden, for staff, or what the chef should change; asked for then. */
  note?: string | null;
};
export type PreviewLinkDto = {
  /** When it ends, unless it is revoked before. */
  until: string;
  url: string;
};
export type HeaderDto = {
  id: number;
  cover_title: string;
  cover_description: string;
  header_image: ImageDto;
  /** CSS colour of the words. */
  color_text: string;
  company_id: number;
  version: number;
};
export type CompanyDto = {
  /** At most three, in the order shown. */
  headers: HeaderDto[];
  id: number;
  city: string;
  address: string;
  email: string;
  phone_number: string;
  facebook: string | null;
  instagram: string | null;
  linkedin: string | null;
  /** The name in law. */
  legal_name: string | null;
  rut: string | null;
  /** How soon clients are answered. */
  reply_promise: string | null;
  /** When somebody answers. */
  working_hours: string | null;
  version: number;
  /** Whether the pages of chefs name their next free Saturdays. */
  show_free_saturdays: boolean;
};
export type UpdateCompanyDto = {
  city: string;
  address: string;
  /** Shown on the contact page. */
  email: string;
  /** Shown on the contact page, as a link to a chat. */
  phone_number: string;
  facebook?: string | null;
  instagram?: string | null;
  linkedin?: string | null;
  /** The name in law. Shown in the foot and on offers. */
  legal_name?: string | null;
  /** Shown beside the name in law. */
  rut?: string | null;
  /** How soon clients are answered. Shown on the contact page. */
  reply_promise?: string | null;
  /** When somebody answers. Shown on the contact page and on clients’ own pages. */
  working_hours?: string | null;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type ShowFreeSaturdaysDto = {
  show: boolean;
};
export type CompanySettingsDto = {
  /** Whether an offer is sent only after its chef said 'Puedo' to its day and hour. */
  require_chef_answer: boolean;
  /** Whether chefs get their event sheets at once after a yes. */
  sheet_at_once: boolean;
};
export type CompanySettingsFieldsDto = {
  /** Whether an offer is sent only after its chef said 'Puedo' to its day and hour. */
  require_chef_answer?: boolean | null;
  /** Whether chefs get their event sheets at once after a yes. */
  sheet_at_once?: boolean | null;
};
export type CreateHeaderDto = {
  cover_title: string;
  cover_description: string;
  /** Colour of the words: a CSS name, #rgb or #rrggbb. White when it is left out. */
  color_text?: string | null;
  /** The only company. */
  company_id: number;
  /** At least 1440×350 pixels. */
  header_image: ImageInputDto;
  /** Made by the form. The same content under one key is one record, and the second answer is the stored record; other content is refused (422). */
  creation_key?: string | null;
};
export type UpdateHeaderDto = {
  cover_title: string;
  cover_description: string;
  /** Colour of the words: a CSS name, #rgb or #rrggbb. White when it is left out. */
  color_text?: string | null;
  /** The only company. */
  company_id: number;
  /** At least 1440×350 pixels. Left as it is when it is not sent. */
  header_image?: ImageInputDto | null;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type ClientLogoDto = {
  id: number;
  name_company: string;
  /** The same name, as the brand of the about page has it. */
  name: string;
  /** Address of the logo for light grounds. */
  image_url: string;
  /** For light grounds. */
  color_logo: ImageDto;
  /** For dark grounds. */
  transparent_logo: ImageDto;
  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version: number;
};
export type CreateClientLogoDto = {
  name_company: string;
  /** For light grounds. At least 100×100 pixels. */
  color_logo: ImageInputDto;
  /** For dark grounds. At least 100×100 pixels. */
  transparent_logo: ImageInputDto;
  /** Made by the form. The same content under one key is one record, and the second answer is the stored record; other content is refused (422). */
  creation_key?: string | null;
};
export type UpdateClientLogoDto = {
  name_company: string;
  /** For light grounds. At least 100×100 pixels. Left as it is when it is not sent. */
  color_logo?: ImageInputDto | null;
  /** For dark grounds. At least 100×100 pixels. Left as it is when it is not sent. */
  transparent_logo?: ImageInputDto | null;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type FormDto = {
  /** 1 Pipedrive, 2 JotForm, 3 GoogleForm. */
  type: 1 | 2 | 3;
  state: 'active' | 'inactive';
  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version: number;
  id: number;
  title: string;
  /** First segment of its address. */
  url: string;
  /** The provider's https link. */
  script: string;
};
export type CreateFormDto = {
  /** 1 Pipedrive, 2 JotForm, 3 GoogleForm. */
  type: 1 | 2 | 3;
  /** https link of the form, or the provider's embed snippet; only its link is kept. */
  script: string;
  title: string;
  /** First segment of the form's address; kept in lower case. Refused if the site itself uses it. */
  url: string;
};
export type FormLinkDto = {
  /** The provider's https link. */
  link: string;
};
export type FormSourceDto = {
  /** 1 Pipedrive, 2 JotForm, 3 GoogleForm. */
  type: 1 | 2 | 3;
  /** https link of the form, or the provider's embed snippet; only its link is kept. */
  script: string;
};
export type UpdateFormDto = {
  /** 1 Pipedrive, 2 JotForm, 3 GoogleForm. */
  type: 1 | 2 | 3;
  /** https link of the form, or the provider's embed snippet; only its link is kept. */
  script: string;
  title: string;
  /** First segment of the form's address; kept in lower case. Refused if the site itself uses it. */
  url: string;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type TextRowDto = {
  number: number;
  /** When it was published. */
  at: string | null;
  text:
    | 'terms'
    | 'privacy'
    | 'how-it-works'
    | 'questions'
    | 'about'
    | 'join'
    | 'corporate'
    | 'fee'
    | 'refunds'
    | 'footer'
    | 'offer';
  name: string;
  /** Where it is read, in Spanish. */
  where: string;
  /** The page that shows it, where visitors can open one. */
  path: string | null;
  /** Who published it; null for the original. */
  who: string | null;
  /** Whether it is the text that the product came with. */
  is_original: boolean;
};
export type TextPieceDto = {
  name: 'product' | 'updated' | 'fee' | 'refunds' | 'retention';
  means: string;
  /** Whether it stands in a line, and not by itself. */
  inline: boolean;
};
export type TextDto = {
  number: number;
  /** When it was published. */
  at: string | null;
  text:
    | 'terms'
    | 'privacy'
    | 'how-it-works'
    | 'questions'
    | 'about'
    | 'join'
    | 'corporate'
    | 'fee'
    | 'refunds'
    | 'footer'
    | 'offer';
  document: {
    [key: string]: unknown;
  };
  /** The text that the product came with. */
  original: {
    [key: string]: unknown;
  };
  /** Whether it has headings within sections, lists, boxes, bold and links. */
  is_rich: boolean;
  /** Whether it begins with the page's title and an introduction. */
  has_top: boolean;
  /** Whether it has sections. */
  has_sections: boolean;
  /** Whether it states the figures that offers reckon with. */
  has_figures: boolean;
  /** What it may name and place. */
  pieces: TextPieceDto[];
  name: string;
  /** Where it is read, in Spanish. */
  where: string;
  /** The page that shows it, where visitors can open one. */
  path: string | null;
  /** Who published it; null for the original. */
  who: string | null;
  /** Whether it is the text that the product came with. */
  is_original: boolean;
};
export type TextVersionDto = {
  number: number;
  /** When it was published. */
  at: string | null;
  /** Who published it; null for the original. */
  who: string | null;
  /** Whether it is the text that the product came with. */
  is_original: boolean;
};
export type ShownTextDto = {
  text:
    | 'terms'
    | 'privacy'
    | 'how-it-works'
    | 'questions'
    | 'about'
    | 'join'
    | 'corporate'
    | 'fee'
    | 'refunds'
    | 'footer'
    | 'offer';
  /** Its version, from 1 on. */
  number: number;
  /** The day of this version in Chile. */
  day: string;
  /** The document, in the format of ProseMirror. */
  document: {
    [key: string]: unknown;
  };
};
export type PublishTextDto = {
  /** The document as JSON, in the format of ProseMirror: headings, paragraphs, lists, bold and links. Links lead to http, https, mailto, tel or a page of this site; anything else is refused. */
  document: string;
  /** The version that was changed. An older one is refused with 409. */
  number: number;
};
export type SeenVersionDto = {
  /** The version that is shown now. An older one is refused with 409. */
  number: number;
};
export type QuoteChefDto = {
  id: number;
  chef_name: string;
  /** The chef's address: /chef/{slug}. */
  slug: string;
};
export type QuoteProposalDto = {
  id: number;
  dish_name: string;
  /** The experience's address: /experiencia/{slug}. */
  slug: string;
};
export type QuoteChoiceDto = {
  chef: QuoteChefDto;
  /** The experience; null where the chef as such is wanted. */
  proposal: QuoteProposalDto | null;
};
export type QuoteMoveDto = {
  to: 'nueva' | 'contactada' | 'cotizada' | 'aceptada' | 'realizada' | 'perdida';
  /** What it asks for: nothing, a confirmation, a note, a reason, or the offer that the client accepted (`offers` notes that). */
  needs: 'nothing' | 'confirmation' | 'note' | 'reason' | 'offer';
  /** What its button says. */
  label: string;
  /** Whether only an administrator makes it. */
  admin: boolean;
};
export type QuoteOwnerDto = {
  id: number;
  name: string;
  /** Whether the person may still sign in; if not, the request is nobody's. */
  active: boolean;
};
export type QuoteEveningDto = {
  /** Who cooks. */
  chef_name: string;
  /** When it begins in Chile ('HH:MM'). */
  starts_at: string;
};
export type QuoteRequestDto = {
  /** Null where staff took the request by phone and the client gave none. */
  email: string | null;
  /** Day of the event ('YYYY-MM-DD'). */
  event_date: string | null;
  /** How many people; null where another question is asked. */
  guests: number | null;
  kind: 'cena' | 'clase' | 'clase_online' | 'team_building' | 'gift_card' | 'catering' | 'otra';
  /** The chefs and experiences that the client would like, in the client's order. */
  choices: QuoteChoiceDto[];
  state: 'nueva' | 'contactada' | 'cotizada' | 'aceptada' | 'realizada' | 'perdida';
  /** Why it was lost; null unless it is. */
  lost_reason:
    | (
        | 'precio'
        | 'fecha'
        | 'sin_respuesta'
        | 'otro_proveedor'
        | 'no_ofrecemos'
        | 'repetida'
        | 'spam'
        | 'retirada'
        | 'cancelo_chef'
        | 'cancelamos'
        | 'fuerza_mayor'
        | 'otra'
        | null
      )
    | null;
  /** How the last offer ended, if no other one is open and staff have done nothing about the request since. */
  lost_offer: ('rechazada' | 'vencida' | null) | null;
  /** Day of the next step ('YYYY-MM-DD'). */
  next_step_on: string | null;
  /** Minutes of working hours for which a new request has waited (Monday to Saturday 9–19 in Chile); null once answered. */
  waiting_minutes: number | null;
  /** How the client wants to be answered. */
  reply_by: 'whatsapp' | 'llamada' | 'correo';
  /** What the client would spend per person, in whole CLP. */
  budget_per_person: number | null;
  /** The site's own form, or the telephone. */
  origin: 'web' | 'phone';
  /** Raised by every change; a change that names an older one is refused. */
  version: number;
  /** When the visitor asked. */
  created_at: string;
  id: number;
  name: string;
  /** In E.164; empty where the client gave none and is answered by mail. */
  phone_number: string;
  /** Commune of the event. */
  city: LookupDto | null;
  message: string | null;
  /** The chef of the first choice. */
  chef: QuoteChefDto | null;
  /** The experience of the first choice. */
  proposal: QuoteProposalDto | null;
  /** Whether it has an evening in the agenda. Losing it does not cancel the evening, so it is refused. */
  has_evening: boolean;
  /** What staff can do with it now, the usual next step first. */
  moves: QuoteMoveDto[];
  /** What the reason leaves out. */
  lost_text: string | null;
  /** Whose turn it is; null for nobody's. */
  owner: QuoteOwnerDto | null;
  /** The evening in the agenda; null without one. */
  evening: QuoteEveningDto | null;
  /** What will be done next. */
  next_step: string | null;
  /** Whether it has waited for longer than promised, the day of its next step is over, or `lost_offer` says how an offer ended. */
  overdue: boolean;
  /** Whether the client gave an opinion after the evening; it is among the comments. */
  opinion: boolean;
  /** The client said that these data must not be used: nobody is written to, and it makes no moves. */
  blocked: boolean;
  /** The client's data were erased; what is left is a figure. */
  erased: boolean;
  /** Campaign: where the visitor came from. */
  utm_source: string | null;
  /** Campaign: by which medium. */
  utm_medium: string | null;
  /** Campaign: its name. */
  utm_campaign: string | null;
  /** Whether the company was notified by mail. */
  mailed: boolean;
  /** What has become of that mail; null where none was written. */
  mail: MailDto | null;
};
export type UndeliveredMailDto = {
  /** waiting, sent, refused (by a mail server, at once or later), failed (tried for days, or given up) or dropped (not needed any more). */
  state: 'waiting' | 'sent' | 'refused' | 'failed' | 'dropped';
  /** What a mail system answered later, as RFC 3463 numbers it; null where the mail did not come back. */
  status_code: string | null;
  /** The other mail server's own words about a mail that came back, without addresses: a stranger's text, to be shown as text only. */
  reply: string | null;
  /** When it became what it is; null while it waits. */
  settled_at: string | null;
  /** Why it has not arrived, in Spanish; null where nothing went wrong. */
  problem: string | null;
  /** What kind of mail it is. */
  title: string;
};
export type RestrictionsDto = {
  /** When the client agreed that this is used to prepare the meal. */
  consented_at: string;
  text: string;
  /** The version of the sentence to which they agreed. */
  consent_version: string;
};
export type FactChangeDto = {
  field: string;
  /** As people read it; null where there was nothing. */
  before: string | null;
  after: string | null;
};
export type QuoteActivityDto = {
  kind:
    | 'moved'
    | 'assigned'
    | 'next_step'
    | 'note'
    | 'taken_by_phone'
    | 'message'
    | 'opinion_given'
    | 'opinion_changed'
    | 'evening_entered'
    | 'evening_moved'
    | 'evening_changed'
    | 'evening_cancelled'
    | 'offer_sent'
    | 'offer_viewed'
    | 'offer_accepted'
    | 'offer_declined'
    | 'offer_expired'
    | 'offer_withdrawn'
    | 'evening_overlaps'
    | 'overlap_confirmed'
    | 'event_sheet_sent'
    | 'sheet_received'
    | 'letter_overtaken'
    | 'letter_unmailed'
    | 'evening_details_changed'
    | 'evening_reminded'
    | 'change_wished'
    | 'letter_in_chat'
    | 'chef_asked'
    | 'chef_answered'
    | 'chef_told'
    | 'chef_inquiry_withdrawn'
    | 'money_received'
    | 'money_returned'
    | 'money_corrected'
    | 'transfer_announced'
    | 'transfer_not_found'
    | 'payment_reminded'
    | 'facts_changed'
    | 'restrictions_changed'
    | 'erasure_asked'
    | 'rectified'
    | 'blocked'
    | 'unblocked'
    | 'erased';
  at: string;
  /** A member of staff, the client, or the product itself. */
  actor: 'person' | 'client' | 'system';
  /** The state before a move. */
  from: ('nueva' | 'contactada' | 'cotizada' | 'aceptada' | 'realizada' | 'perdida' | null) | null;
  /** The state after a move. */
  to: ('nueva' | 'contactada' | 'cotizada' | 'aceptada' | 'realizada' | 'perdida' | null) | null;
  /** Why it was lost. */
  reason:
    | (
        | 'precio'
        | 'fecha'
        | 'sin_respuesta'
        | 'otro_proveedor'
        | 'no_ofrecemos'
        | 'repetida'
        | 'spam'
        | 'retirada'
        | 'cancelo_chef'
        | 'cancelamos'
        | 'fuerza_mayor'
        | 'otra'
        | null
      )
    | null;
  /** Day of the next step, or of the evening. */
  on: string | null;
  /** Who cancelled the evening. */
  cancelled_by: ('client' | 'chef' | 'company' | 'force' | null) | null;
  /** The share of the total that is given back of a cancelled evening, in percent. */
  share: number | null;
  /** Money that moved, in whole CLP. */
  amount: number | null;
  /** How it moved. */
  way: ('card' | 'transfer' | 'gift_card' | 'other' | null) | null;
  /** The number of the offer. */
  offer: string | null;
  /** How an offer, or the question to a chef, was sent: by mail, or by a link that staff pass on. Null for other and for
    old activities. */
  sent_by: ('mail' | 'link' | null) | null;
  /** What the mail is called that did not leave: a later one was sent before it, or the client has no address. */
  letter: string | null;
  /** What the chef answered. */
  answer: ('can' | 'cannot' | 'can_but' | null) | null;
  /** How a message was sent to the client. */
  channel: ('mail' | 'whatsapp' | null) | null;
  id: number;
  /** The person's name at that moment. */
  actor_name: string | null;
  /** What was written: a note, a message to the client, the next step, or what a reason leaves out. */
  text: string | null;
  /** Whom it was given to. */
  owner: string | null;
  /** When the evening begins in Chile ('HH:MM'). */
  starts_at: string | null;
  /** The chef of the evening, by the name of that moment. */
  chef: string | null;
  /** What was corrected of what the client asks for. */
  changes: FactChangeDto[];
  /** Subject of a message by mail. */
  subject: string | null;
  /** What has become of a message by mail; null for other activities. */
  mail: MailDto | null;
};
export type QuoteRequestPageDto = {
  /** Null where staff took the request by phone and the client gave none. */
  email: string | null;
  /** Day of the event ('YYYY-MM-DD'). */
  event_date: string | null;
  /** How many people; null where another question is asked. */
  guests: number | null;
  kind: 'cena' | 'clase' | 'clase_online' | 'team_building' | 'gift_card' | 'catering' | 'otra';
  /** The chefs and experiences that the client would like, in the client's order. */
  choices: QuoteChoiceDto[];
  state: 'nueva' | 'contactada' | 'cotizada' | 'aceptada' | 'realizada' | 'perdida';
  /** Why it was lost; null unless it is. */
  lost_reason:
    | (
        | 'precio'
        | 'fecha'
        | 'sin_respuesta'
        | 'otro_proveedor'
        | 'no_ofrecemos'
        | 'repetida'
        | 'spam'
        | 'retirada'
        | 'cancelo_chef'
        | 'cancelamos'
        | 'fuerza_mayor'
        | 'otra'
        | null
      )
    | null;
  /** How the last offer ended, if no other one is open and staff have done nothing about the request since. */
  lost_offer: ('rechazada' | 'vencida' | null) | null;
  /** Day of the next step ('YYYY-MM-DD'). */
  next_step_on: string | null;
  /** Minutes of working hours for which a new request has waited (Monday to Saturday 9–19 in Chile); null once answered. */
  waiting_minutes: number | null;
  /** How the client wants to be answered. */
  reply_by: 'whatsapp' | 'llamada' | 'correo';
  /** What the client would spend per person, in whole CLP. */
  budget_per_person: number | null;
  /** The site's own form, or the telephone. */
  origin: 'web' | 'phone';
  /** Raised by every change; a change that names an older one is refused. */
  version: number;
  /** When the visitor asked. */
  created_at: string;
  /** Why no mail goes to its client: no mail server, blocked, erased, or no address; null where mails do. */
  no_mail: ('server' | 'blocked' | 'erased' | 'address' | null) | null;
  /** When the client agreed to the use of these data. */
  consented_at: string;
  /** Which version of the text was shown; null for what came before versions were kept. */
  consent_version: string | null;
  /** Minutes of working hours until the first answer; null until there is one. */
  answered_in_minutes: number | null;
  /** Mails to the client that have not arrived; those with messages and about offers stand beside them. */
  undelivered: UndeliveredMailDto[];
  /** For what. */
  consent_purpose: string;
  /** What the guests cannot eat; null where nothing was said, or it was erased. */
  restrictions: RestrictionsDto | null;
  /** What happened, the newest first. */
  activity: QuoteActivityDto[];
  id: number;
  name: string;
  /** In E.164; empty where the client gave none and is answered by mail. */
  phone_number: string;
  /** Commune of the event. */
  city: LookupDto | null;
  message: string | null;
  /** The chef of the first choice. */
  chef: QuoteChefDto | null;
  /** The experience of the first choice. */
  proposal: QuoteProposalDto | null;
  /** Whether it has an evening in the agenda. Losing it does not cancel the evening, so it is refused. */
  has_evening: boolean;
  /** What staff can do with it now, the usual next step first. */
  moves: QuoteMoveDto[];
  /** What the reason leaves out. */
  lost_text: string | null;
  /** Whose turn it is; null for nobody's. */
  owner: QuoteOwnerDto | null;
  /** The evening in the agenda; null without one. */
  evening: QuoteEveningDto | null;
  /** What will be done next. */
  next_step: string | null;
  /** Whether it has waited for longer than promised, the day of its next step is over, or `lost_offer` says how an offer ended. */
  overdue: boolean;
  /** Whether the client gave an opinion after the evening; it is among the comments. */
  opinion: boolean;
  /** The client said that these data must not be used: nobody is written to, and it makes no moves. */
  blocked: boolean;
  /** The client's data were erased; what is left is a figure. */
  erased: boolean;
  /** Campaign: where the visitor came from. */
  utm_source: string | null;
  /** Campaign: by which medium. */
  utm_medium: string | null;
  /** Campaign: its name. */
  utm_campaign: string | null;
  /** Whether the company was notified by mail. */
  mailed: boolean;
  /** What has become of that mail; null where none was written. */
  mail: MailDto | null;
};
export type StaffDto = {
  id: number;
  name: string;
  /** Whether it is the caller. */
  me: boolean;
};
export type QuoteChoiceFieldsDto = {
  /** The chef; one that is not public is left out. An experience brings its chef. */
  chef_id?: number | null;
  /** The experience, which brings its chef; one that is not public is left out. */
  proposal_id?: number | null;
};
export type TakeQuoteRequestDto = {
  name: string;
  /** Only a request that is answered by mail may leave it out. */
  phone_number?: string | null;
  /** Commune of the event; one that does not exist is left out. */
  city_id?: number | null;
  /** Day of the event ('YYYY-MM-DD'), today in Chile or later, and at most three years ahead. */
  event_date?: string | null;
  /** How many people. Only a request of the kind `otra` may leave it out. */
  guests?: number | null;
  /** Dinner, class, online class, team building, gift card, catering, or another question. */
  kind: 'cena' | 'clase' | 'clase_online' | 'team_building' | 'gift_card' | 'catering' | 'otra';
  message?: string | null;
  /** The chef the visitor was looking at; one that is not public is left out. */
  chef_id?: number | null;
  /** The experience the visitor was looking at, which brings its chef; one that is not public is left out. */
  proposal_id?: number | null;
  /** Up to four chefs or experiences, in order, each once. With any, `chef_id` and `proposal_id` mean nothing. */
  choices?: QuoteChoiceFieldsDto[] | null;
  /** How the client wants to be answered; by WhatsApp unless said. */
  reply_by?: ('whatsapp' | 'llamada' | 'correo') | null;
  /** What the client would spend per person, in whole CLP. */
  budget_per_person?: number | null;
  /** What the guests cannot eat. Data about health: refused without the consent to their use. */
  restrictions?: string | null;
  /** The client agrees to the use of the restrictions: 'Acepto que usen este dato de salud solo para preparar la comida.' */
  restrictions_consent?: boolean | null;
  /** Made by the form, as in the site’s. The same content under one key is one request; other content is refused (422). */
  request_key: string;
  /** Only a request that is answered by mail needs it; another one has a phone. */
  email?: string | null;
  /** The client agreed on the telephone to the use of these data to answer the request. It is noted. */
  client_agreed: true;
};
export type MoveQuoteRequestDto = {
  /** The new state. */
  state: 'nueva' | 'contactada' | 'cotizada' | 'aceptada' | 'realizada' | 'perdida';
  /** Why it was lost; only a move to `perdida` has a reason. */
  reason?:
    | (
        | 'precio'
        | 'fecha'
        | 'sin_respuesta'
        | 'otro_proveedor'
        | 'no_ofrecemos'
        | 'repetida'
        | 'spam'
        | 'retirada'
        | 'otra'
      )
    | null;
  /** What the reason leaves out, or why what took place is reopened. */
  text?: string | null;
  /** Version of the request that was seen. */
  version?: number | null;
};
export type AssignQuoteRequestDto = {
  /** An active person; null for nobody. */
  owner_id?: number | null;
  /** Version of the request that was seen. */
  version?: number | null;
};
export type PlanQuoteRequestDto = {
  /** What will be done; null where nothing is planned. */
  next_step?: string | null;
  /** On which day ('YYYY-MM-DD'). */
  next_step_on?: string | null;
  /** Version of the request that was seen. */
  version?: number | null;
};
export type CorrectQuoteRequestDto = {
  /** What is asked for. */
  kind: 'cena' | 'clase' | 'clase_online' | 'team_building' | 'gift_card' | 'catering' | 'otra';
  /** How many people. Only a request of the kind `otra` may leave it out. */
  guests?: number | null;
  /** Day of the event ('YYYY-MM-DD'). */
  event_date?: string | null;
  /** Commune of the event; one that does not exist is left out. */
  city_id?: number | null;
  /** What the client would spend per person, in whole CLP. */
  budget_per_person?: number | null;
  /** How the client wants to be answered. */
  reply_by: 'whatsapp' | 'llamada' | 'correo';
  /** Left out it stays; null where the client has none. One who is answered by mail has one. */
  email?: string | null;
  /** Left out it stays; null where the client has none. One who is not answered by mail has one. */
  phone_number?: string | null;
  /** The chefs or experiences that the client would like, in order, each once. Left out they stay; one that is not public is refused (409). */
  choices?: QuoteChoiceFieldsDto[] | null;
  /** Version of the request that was seen. */
  version?: number | null;
};
export type RestrictQuoteRequestDto = {
  /** Data about health, refused without the consent to their use; null where nothing is left to mind. */
  restrictions?: string | null;
  /** The client agrees to the use of the restrictions: 'Acepto que usen este dato de salud solo para preparar la comida.' */
  restrictions_consent?: boolean | null;
  /** Version of the request that was seen. */
  version?: number | null;
};
export type NoteQuoteRequestDto = {
  text: string;
  /** Made by the form. The same content under one key is one record, and the second answer is the stored record; other content is refused (422). */
  creation_key?: string | null;
};
export type QuoteOutcomeDto = {
  /** The client's name; null where there is no such request. */
  name: string | null;
  /** Why not. */
  msg: string | null;
  id: number;
  /** Whether it was changed. */
  done: boolean;
};
export type AssignQuoteRequestsDto = {
  /** The requests. */
  ids: number[];
  /** An active person; null for nobody. */
  owner_id?: number | null;
};
export type ExportQuoteRequestsDto = {
  /** The requests. */
  ids: number[];
};
export type LoseQuoteRequestsDto = {
  /** The requests. */
  ids: number[];
  /** Why they were lost. */
  reason:
    | 'precio'
    | 'fecha'
    | 'sin_respuesta'
    | 'otro_proveedor'
    | 'no_ofrecemos'
    | 'repetida'
    | 'spam'
    | 'retirada'
    | 'otra';
  /** What the reason leaves out. */
  text?: string | null;
};
export type ChangeQuoteRequestStateDto = {
  /** A state that needs no reason and no note; see `quote_requests/move/{id}` for the others. */
  state: 'nueva' | 'contactada' | 'cotizada' | 'aceptada' | 'realizada' | 'perdida';
};
export type EveningDto = {
  /** Null once the chef was deleted. */
  chef_id: number | null;
  /** The day on which it begins. */
  day: string;
  /** What is wrong with it. Null for most. */
  conflict: ('overlap' | 'blocked' | 'same_day' | null) | null;
  id: number;
  /** The request for which it was agreed. */
  quote_request_id: number;
  /** Who it is for; 'Datos bloqueados' where nobody may use the client's data. */
  client_first_name: string;
  chef_name: string;
  /** When it begins in Chile. */
  starts_at: string;
  /** When it ends in Chile, which may be on the next day. */
  ends_at: string;
  minutes: number;
  guests: number;
  commune: string;
  menu: string;
  /** The client said that their data must not be used: commune and menu are empty then. */
  blocked: boolean;
  /** Whether staff entered it themselves, and may change it here. */
  by_hand: boolean;
  version: number;
  /** Whether its date waits for the client's payment. */
  to_confirm: boolean;
};
export type BlockedRangeDto = {
  first_day: string;
  last_day: string;
  id: number;
  chef_id: number;
  chef_name: string;
  reason: string;
  /** Whether it is a day of the chef's weekly rule, such as 'Los lunes no'. */
  weekly: boolean;
  version: number;
};
export type HeldDayDto = {
  day: string;
  /** When it is free again. */
  until: string;
  id: number;
  /** The request for which it is kept. */
  quote_request_id: number;
  /** Who it is for; 'Datos bloqueados' where nobody may use the client's data. */
  client_first_name: string;
  chef_id: number;
  chef_name: string;
  starts_at: string;
  minutes: number;
};
export type AgendaDto = {
  /** By the hour at which they begin; cancelled ones are left out. */
  evenings: EveningDto[];
  blocked: BlockedRangeDto[];
  /** Days that chefs keep for requests. */
  held: HeldDayDto[];
  /** Whether there is more than was sent: then ask for fewer days, or for one chef. */
  more: boolean;
};
export type RequestEveningDto = {
  evening: EveningDto | null;
};
export type EveningAheadDto = {
  /** The offer that agreed it, on whose page the chef is exchanged; null where staff entered it by hand. */
  offer_id: number | null;
  day: string;
  /** The request for which it was agreed. */
  quote_request_id: number;
  starts_at: string;
  client_first_name: string;
  commune: string;
};
export type ShiftEveningDto = {
  /** The new day ('YYYY-MM-DD'). */
  day: string;
  /** When it begins in Chile ('HH:MM'). */
  starts_at: string;
  /** How long it lasts, in minutes. */
  minutes: number;
  /** Why. */
  note: string;
  /** Said by somebody who knows that the chef has another evening at this hour. Without it that is refused (409). */
  confirmed?: boolean | null;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type CalendarAddressDto = {
  /** Secret: anyone who knows it reads the calendar. */
  url: string;
};
export type CalendarFeedDto = {
  /** The chef; null for the calendar of all. */
  chef_id?: number | null;
};
export type CreateBlockedRangeDto = {
  /** The chef. */
  chef_id: number;
  /** First day ('YYYY-MM-DD'). */
  first_day: string;
  /** Last day ('YYYY-MM-DD'), the same for one day. */
  last_day: string;
  /** For staff only. */
  reason: string;
  /** Made by the form. The same content under one key is one record, and the second answer is the stored record; other content is refused (422). */
  creation_key?: string | null;
};
export type UpdateBlockedRangeDto = {
  /** The chef. */
  chef_id: number;
  /** First day ('YYYY-MM-DD'). */
  first_day: string;
  /** Last day ('YYYY-MM-DD'), the same for one day. */
  last_day: string;
  /** For staff only. */
  reason: string;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type EndWeeklyRuleDto = {
  /** The chef. */
  chef_id: number;
  /** From Monday, 1, to Sunday, 7. */
  weekday: number;
};
export type OfferMenuDto = {
  /** Null once the experience was deleted. */
  proposal_id: number | null;
  dish_name: string;
  /** Parte 1. */
  starter: string;
  /** Parte 2. */
  main_course: string;
  /** Parte 3. */
  dessert: string;
};
export type OfferLineDto = {
  quantity: number;
  /** Whole CLP; negative for a discount. */
  unit_price: number;
  /** Whole CLP. */
  total: number;
  description: string;
};
export type OfferChefDto = {
  id: number;
  chef_name: string;
  /** The chef's address: /chef/{slug}. */
  slug: string;
};
export type OfferDto = {
  request_id: number;
  /** Null in a draft. A change of what was agreed has the number of what it changes, with its version: 'C-2026-0001 · v2'. */
  number: string | null;
  /** 1, or higher for a change of what was agreed. */
  revision: number;
  state: 'borrador' | 'enviada' | 'vista' | 'aceptada' | 'rechazada' | 'vencida' | 'reemplazada' | 'retirada';
  menus: OfferMenuDto[];
  guests: number | null;
  day: string | null;
  starts_at: string | null;
  minutes: number;
  valid_until: string | null;
  lines: OfferLineDto[];
  /** Whole CLP with taxes, computed from the lines. */
  total: number;
  /** The share that is due first, in percent; null for the company's, and while the company takes no money. */
  reserva_percent: number | null;
  /** The offer that this one replaces; a change, once the client says yes. */
  replaces_id: number | null;
  sent_at: string | null;
  /** When the client opened it. */
  viewed_at: string | null;
  /** When it was accepted, declined, expired, withdrawn, or replaced before its client decided. */
  settled_at: string | null;
  created_at: string;
  id: number;
  /** The state as people read it. */
  state_name: string;
  /** Null in a draft without one, and once the chef was deleted. */
  chef: OfferChefDto | null;
  /** The chef's name when it was written. */
  chef_name: string | null;
  commune: string | null;
  address: string | null;
  included: string | null;
  conditions: string | null;
  /** Its number. */
  replaces: string | null;
  /** Who accepted, as they wrote their name. */
  accepted_name: string | null;
  /** Version of the terms that the client agreed to; null while they did not, or by telephone. */
  terms_version: string | null;
  /** Why the client declined, where they said so. */
  decline_reason: string | null;
  /** Whether staff have to confirm it, because another accepted evening of the chef overlaps. */
  overlaps: boolean;
  /** Whether the evening of an accepted offer was called off. */
  cancelled: boolean;
  /** What has become of the mail to the client; null where none was written. */
  mail: MailDto | null;
  /** Other mails about the offer and its evening, to the client, the company or the chef, that have not arrived. */
  undelivered: UndeliveredMailDto[];
  /** Raised by every change. */
  version: number;
};
export type OfferLackDto = {
  /** The field of the draft. */
  field: string;
  msg: string;
};
export type RefundDto = {
  /** Business days until the evening. */
  business_days: number;
  percent: number;
  /** Whole CLP; null where no offer says what was agreed. */
  amount: number | null;
  /** What was paid, which the share is a part of; null if it is a part of the agreed total. Whole CLP. */
  paid: number | null;
};
export type OfferEveningDto = {
  day: string;
  id: number;
  starts_at: string;
  version: number;
  /** What calling it off today would give back. */
  refund: RefundDto;
};
export type OfferComparedDto = {
  field: 'chef' | 'menus' | 'guests' | 'minutes' | 'place' | 'included' | 'lines' | 'total' | 'reserva' | 'conditions';
  label: string;
  before: string;
  after: string;
  /** Whether it changes. */
  differs: boolean;
};
export type OfferChangeDto = {
  /** Null in a draft. */
  number: string | null;
  state: 'borrador' | 'enviada' | 'vista' | 'aceptada' | 'rechazada' | 'vencida' | 'reemplazada' | 'retirada';
  id: number;
};
export type CancellationDto = {
  by: 'client' | 'chef' | 'company' | 'force';
  /** The share that is given back, in percent. */
  percent: number;
  /** Whole CLP. */
  amount: number;
  /** What was paid, which the share is a part of; null if it is a part of the agreed total. Whole CLP. */
  paid: number | null;
  at: string;
  /** Who cancelled, as people read it. */
  by_name: string;
  /** Why, for staff; null where the client did it alone, or it was erased. */
  reason: string | null;
  /** Why it is more than the terms say. */
  percent_note: string | null;
};
export type OfferPageDto = {
  request_id: number;
  /** Null in a draft. A change of what was agreed has the number of what it changes, with its version: 'C-2026-0001 · v2'. */
  number: string | null;
  /** 1, or higher for a change of what was agreed. */
  revision: number;
  state: 'borrador' | 'enviada' | 'vista' | 'aceptada' | 'rechazada' | 'vencida' | 'reemplazada' | 'retirada';
  menus: OfferMenuDto[];
  guests: number | null;
  day: string | null;
  starts_at: string | null;
  minutes: number;
  valid_until: string | null;
  lines: OfferLineDto[];
  /** Whole CLP with taxes, computed from the lines. */
  total: number;
  /** The share that is due first, in percent; null for the company's, and while the company takes no money. */
  reserva_percent: number | null;
  /** The offer that this one replaces; a change, once the client says yes. */
  replaces_id: number | null;
  sent_at: string | null;
  /** When the client opened it. */
  viewed_at: string | null;
  /** When it was accepted, declined, expired, withdrawn, or replaced before its client decided. */
  settled_at: string | null;
  created_at: string;
  /** What a draft lacks before it can be sent; empty of what was sent. */
  lacks: OfferLackDto[];
  /** How far the request has come: a newer version is made until its client has decided. */
  request_state: 'nueva' | 'contactada' | 'cotizada' | 'aceptada' | 'realizada' | 'perdida';
  /** Why no mail about it goes out: no mail server is configured, or its client is blocked or erased; null where mails do. */
  no_mail: ('server' | 'blocked' | 'erased' | 'address' | null) | null;
  /** What staff should know before they send it, such as a chef who is taken that day. */
  warnings: string[];
  /** What the guests cannot eat, for who writes a draft; null otherwise, and where nothing is noted. Data about health: nobody else reads it. */
  restrictions: string | null;
  /** Who asked. */
  client_name: string;
  /** The diets of the list that these words name. An experience that does not say them may not serve them. */
  needed_diets: LookupDto[];
  /** Of an accepted offer. */
  evening: OfferEveningDto | null;
  /** Of a change: what was agreed and what the change says, field by field. Null of any other offer. */
  compared: OfferComparedDto[] | null;
  /** The change that waits for its client's yes, or that took the place of this offer; null without one. */
  change: OfferChangeDto | null;
  /** How its evening ended early; null where it did not. */
  cancellation: CancellationDto | null;
  id: number;
  /** The state as people read it. */
  state_name: string;
  /** Null in a draft without one, and once the chef was deleted. */
  chef: OfferChefDto | null;
  /** The chef's name when it was written. */
  chef_name: string | null;
  commune: string | null;
  address: string | null;
  included: string | null;
  conditions: string | null;
  /** Its number. */
  replaces: string | null;
  /** Who accepted, as they wrote their name. */
  accepted_name: string | null;
  /** Version of the terms that the client agreed to; null while they did not, or by telephone. */
  terms_version: string | null;
  /** Why the client declined, where they said so. */
  decline_reason: string | null;
  /** Whether staff have to confirm it, because another accepted evening of the chef overlaps. */
  overlaps: boolean;
  /** Whether the evening of an accepted offer was called off. */
  cancelled: boolean;
  /** What has become of the mail to the client; null where none was written. */
  mail: MailDto | null;
  /** Other mails about the offer and its evening, to the client, the company or the chef, that have not arrived. */
  undelivered: UndeliveredMailDto[];
  /** Raised by every change. */
  version: number;
};
export type CreateOfferDto = {
  /** The request. */
  request_id: number;
};
export type OfferLineFieldsDto = {
  description: string;
  /** How many. */
  quantity: number;
  /** Price of one, in whole CLP with taxes; negative for a discount. */
  unit_price: number;
};
export type UpdateOfferDto = {
  /** The chef. */
  chef_id?: number | null;
  /** The chef's experiences, in order. */
  proposal_ids: number[];
  /** How many people. */
  guests?: number | null;
  /** Day of the evening ('YYYY-MM-DD'). */
  day?: string | null;
  /** When it begins ('HH:MM'), by the clocks of Santiago. */
  starts_at?: string | null;
  /** How long it lasts, in minutes. */
  minutes: number;
  /** Commune. */
  commune?: string | null;
  /** Address. */
  address?: string | null;
  /** What the price includes. */
  included?: string | null;
  /** Conditions. */
  conditions?: string | null;
  /** Last day to accept ('YYYY-MM-DD'), not after the evening. */
  valid_until?: string | null;
  /** The share that is due first, in percent; the company's where it is left out. */
  reserva_percent?: number | null;
  /** The lines, in order. */
  lines: OfferLineFieldsDto[];
  /** Version read when the form was opened. */
  version?: number | null;
};
export type SendOfferDto = {
  /** By mail, which needs a mail server, or by a link that staff pass on. */
  by: 'mail' | 'link';
  /** Version read when the form was opened. */
  version?: number | null;
};
export type OfferLinkDto = {
  url: string;
};
export type AcceptOfferByPhoneDto = {
  /** How the client accepted. */
  text: string;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type NoteAgreementDto = {
  /** Who cooks. */
  chef_id: number;
  /** Day of the evening ('YYYY-MM-DD'). */
  day: string;
  /** When it begins ('HH:MM'), by the clocks of Santiago. */
  starts_at: string;
  /** How long it lasts, in minutes; four hours by default. */
  minutes?: number | null;
  /** Commune. */
  commune: string;
  /** How many people. */
  guests: number;
  /** The agreed total, in whole CLP with taxes. */
  total: number;
  /** How the client accepted. */
  text?: string | null;
};
export type OfferTextsDto = {
  conditions: string;
  included: string;
  version: number;
};
export type OfferTextsFieldsDto = {
  /** Conditions. */
  conditions: string;
  /** What the price includes. */
  included: string;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type MoveEveningDto = {
  /** The new day ('YYYY-MM-DD'). */
  day: string;
  /** When it begins ('HH:MM'), by the clocks of Santiago. */
  starts_at: string;
  /** Why, for staff. */
  note: string;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type CancelEveningDto = {
  /** Who cancels. */
  by: 'client' | 'chef' | 'company' | 'force';
  /** Why, for staff. */
  reason: string;
  /** The share that is given back, of what was paid, or of the agreed total where the company keeps no money, in percent. At least what the terms say, which it is by default: their table where the client cancels, otherwise all. */
  percent?: number | null;
  /** Why it is more than the terms say; asked for then. */
  percent_note?: string | null;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type EventSheetDto = {
  chef_name: string;
  email: string;
  phone_number: string;
  /** What the chef has to know, in lines. */
  text: string;
};
export type EveningChefDto = {
  id: number;
  chef_name: string;
  email: string;
  phone_number: string;
};
export type EveningOfferDto = {
  /** Whole CLP with taxes. */
  total: number;
  id: number;
  number: string | null;
  included: string | null;
  /** Whether staff have to ask the chef, because another evening overlaps. */
  overlaps: boolean;
};
export type SentSheetDto = {
  /** The version of the evening that it had. */
  sequence: number;
  /** `link`: the chef read it under the link of an earlier one. */
  sent_by: 'mail' | 'whatsapp' | 'link';
  sent_at: string;
  /** When the chef said that this version arrived. */
  confirmed_at: string | null;
  id: number;
  chef_name: string;
  /** Whether no mail with it was given up. */
  arrived: boolean;
};
export type EveningMailDto = {
  reader: 'client' | 'office' | 'chef' | 'former_chef';
  state: 'waiting' | 'sent' | 'refused' | 'failed' | 'dropped';
  at: string;
  title: string;
  /** Why it has not arrived, in Spanish. */
  problem: string | null;
};
export type EveningChatDto = {
  letter: 'accepted' | 'changed' | 'reminder' | 'payment' | 'cancelled';
  reader: 'client' | 'chef';
  title: string;
};
export type EveningPageDto = {
  /** The request for which it was agreed. */
  request_id: number;
  state: 'agreed' | 'cancelled' | 'done';
  day: string;
  minutes: number;
  guests: number;
  /** The menus of its offer. */
  menus: OfferMenuDto[];
  /** Raised by every change that client and chef hear of. */
  sequence: number;
  sheet: 'none' | 'current' | 'stale';
  /** When the chef said that the present sheet arrived. */
  sheet_confirmed_at: string | null;
  /** Changes that the client wished and nobody has answered. */
  wishes: string[];
  /** Why no mail about it goes out; null where mails do. */
  no_mail: ('server' | 'blocked' | 'erased' | 'address' | null) | null;
  id: number;
  client_name: string;
  /** The client's phone; empty without one. */
  client_phone: string;
  blocked: boolean;
  erased: boolean;
  /** Null once the chef was deleted. */
  chef: EveningChefDto | null;
  /** The chef's name, also after they were deleted. */
  chef_name: string;
  starts_at: string;
  ends_at: string;
  /** Whether it has begun: its data are not changed any more. */
  begun: boolean;
  commune: string;
  /** Street and number; null where nobody said it. */
  address: string | null;
  /** Who receives the chef, where it is not the client. */
  contact_name: string | null;
  contact_phone: string | null;
  /** The dishes in one line. */
  menu: string;
  /** Null where staff once entered it by hand. */
  offer: EveningOfferDto | null;
  by_hand: boolean;
  version: number;
  /** The sheets that were sent, the newest first; the last fifty. */
  sheets: SentSheetDto[];
  /** The mails about it, the newest first; the last fifty. */
  letters: EveningMailDto[];
  /** Mails that can be opened in WhatsApp. */
  chats: EveningChatDto[];
  /** What comes next, in sentences for staff. */
  next: string[];
  /** What calling it off today would give back; null once it is over. */
  refund: RefundDto | null;
  cancellation: CancellationDto | null;
};
export type UpdateNightDto = {
  /** Street and number. */
  address?: string | null;
  /** Who receives the chef, where it is not the client. */
  contact_name?: string | null;
  /** Their phone. */
  contact_phone?: string | null;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type ChatDto = {
  phone_number: string;
  text: string;
};
export type SentSheetAnswerDto = {
  chat: ChatDto | null;
};
export type SendSheetDto = {
  /** By mail, which needs a mail server, or by a message for WhatsApp that staff open. */
  by: 'mail' | 'whatsapp';
};
export type OpenChatDto = {
  /** Which mail. */
  letter: 'accepted' | 'changed' | 'reminder' | 'payment' | 'cancelled';
  /** To whom. */
  reader: 'client' | 'chef';
};
export type ChefInquiryDto = {
  day: string;
  minutes: number;
  guests: number;
  kind: 'cena' | 'clase' | 'clase_online' | 'team_building' | 'gift_card' | 'catering' | 'otra';
  /** What the chef would get, in whole CLP; null where nobody said. */
  pay: number | null;
  /** Null until the chef answered. */
  answer: ('can' | 'cannot' | 'can_but' | null) | null;
  answered_at: string | null;
  /** Until when 'Puedo' keeps the day; null where it does not. */
  held_until: string | null;
  asked_at: string;
  /** How the chef was asked. */
  sent_by: 'mail' | 'link';
  /** How it ended; null while the chef can answer. */
  ended: ('chosen' | 'other' | 'declined' | 'expired' | 'lost' | 'withdrawn' | 'replaced' | null) | null;
  /** Opens a chat with the chef in which the question is written, or that it came to nothing; null where there is nothing to say. */
  whatsapp: string | null;
  request_id: number;
  /** Null once the chef was deleted. */
  chef: OfferChefDto | null;
  /** The chef's name when they were asked. */
  chef_name: string;
  /** What has become of the mail that asked; null where none was written. */
  mail: MailDto | null;
  /** Why the chef cannot answer any more, in a sentence for staff; null while they can. */
  over: string | null;
  id: number;
  starts_at: string;
  commune: string;
  menu: string | null;
  /** What the chef wrote with it. */
  answer_text: string | null;
};
export type AskChefsDto = {
  /** Whom to ask. */
  chef_ids: number[];
  /** Day of the evening ('YYYY-MM-DD'). */
  day: string;
  /** When it begins ('HH:MM'), by the clocks of Santiago. */
  starts_at: string;
  /** How long it lasts, in minutes. */
  minutes: number;
  /** How many people. */
  guests: number;
  /** Commune. */
  commune: string;
  /** What would be cooked. */
  menu?: string | null;
  /** What the chef would get, in whole CLP. */
  pay?: number | null;
  /** By mail, which needs a mail server, or by a link that staff pass on. */
  by: 'mail' | 'link';
};
export type AnswerChefInquiryDto = {
  /** Whether the chef can. */
  answer: 'can' | 'cannot' | 'can_but';
  /** What would have to be different; asked for with 'Puedo, pero…'. */
  text?: string | null;
};
export type OpenOfferDto = {
  state: 'borrador' | 'enviada' | 'vista' | 'aceptada' | 'rechazada' | 'vencida' | 'reemplazada' | 'retirada';
  day: string;
  valid_until: string;
  id: number;
  request_id: number;
  number: string;
  /** Who asked; 'Datos bloqueados' where nobody may use the client's data. */
  client_name: string;
};
export type GiftCardDto = {
  state: 'por_pagar' | 'vigente' | 'agotada' | 'vencida' | 'anulada' | 'descartada';
  origin: 'web' | 'phone';
  guests: number | null;
  arrives_on: string;
  /** Null until it is paid. */
  valid_until: string | null;
  created_at: string;
  sold_at: string | null;
  /** When it was mailed. */
  mailed_at: string | null;
  /** When who gave it and who got it was erased. */
  erased_at: string | null;
  id: number;
  number: string;
  /** Whole CLP. */
  amount: number;
  /** What is left of it to use, by the ledger. */
  balance: number;
  /** What is to give back to its buyer: what came beyond its worth, and all of a void one. */
  to_give_back: number;
  experience_name: string | null;
  buyer_name: string;
  buyer_email: string;
  receiver_name: string;
  /** Null where the card goes to the buyer. */
  receiver_email: string | null;
  message: string | null;
  void_reason: string | null;
  version: number;
  /** What became of the mail with the card; null where none was written. */
  mail: MailDto | null;
};
export type GiftCardEntryDto = {
  /** When it happened. */
  at: string;
  kind: 'gift_card_sold' | 'gift_card_used' | 'gift_card_returned' | 'refund' | 'correction';
  /** What a sale that staff wrote, or verified of a card, comes to with its corrections; null of everything else. */
  comes_to: number | null;
  way: 'card' | 'transfer' | 'gift_card' | 'other';
  /** The evening that was paid, or gave back. */
  evening_id: number | null;
  id: number;
  /** Whole CLP; what left the card is below zero. Of a correction, what it adds to the sale that it names. */
  amount: number;
  /** Why it was corrected. */
  note: string | null;
  reference: string | null;
  /** Who did it, where it was a member of staff. */
  actor_name: string | null;
};
export type GiftCardPageDto = {
  state: 'por_pagar' | 'vigente' | 'agotada' | 'vencida' | 'anulada' | 'descartada';
  origin: 'web' | 'phone';
  guests: number | null;
  arrives_on: string;
  /** Null until it is paid. */
  valid_until: string | null;
  created_at: string;
  sold_at: string | null;
  /** When it was mailed. */
  mailed_at: string | null;
  /** When who gave it and who got it was erased. */
  erased_at: string | null;
  id: number;
  number: string;
  /** Whole CLP. */
  amount: number;
  /** What is left of it to use, by the ledger. */
  balance: number;
  /** What is to give back to its buyer: what came beyond its worth, and all of a void one. */
  to_give_back: number;
  experience_name: string | null;
  buyer_name: string;
  buyer_email: string;
  receiver_name: string;
  /** Null where the card goes to the buyer. */
  receiver_email: string | null;
  message: string | null;
  void_reason: string | null;
  version: number;
  /** What became of the mail with the card; null where none was written. */
  mail: MailDto | null;
  entries: GiftCardEntryDto[];
};
export type SellGiftCardDto = {
  /** Whole CLP in steps of 1.000; left out for an experience, which is worth its price of today. */
  amount?: number | null;
  /** The experience that is given. */
  proposal_id?: number | null;
  /** For how many people the experience is. */
  guests?: number | null;
  /** Who gives it. */
  buyer_name: string;
  /** Where the buyer gets the card’s page. */
  buyer_email: string;
  /** Who gets it. */
  receiver_name: string;
  /** Where the card is mailed on its day; to the buyer where it is left out. */
  receiver_email?: string | null;
  /** Printed on the card. */
  message?: string | null;
  /** The day on which it is to arrive. */
  arrives_on: string;
  /** How it was paid. */
  way: 'transfer' | 'other';
  /** The day on which the money came. */
  paid_on: string;
  /** The bank’s name for the transfer. */
  reference?: string | null;
  /** Made by the form. The same content under one key is one record, and the second answer is the stored record; other content is refused (422). */
  creation_key?: string | null;
};
export type ReceiveGiftCardDto = {
  /** How it was paid. */
  way: 'transfer' | 'other';
  /** The day on which the money came. */
  paid_on: string;
  /** The bank’s name for the transfer. */
  reference?: string | null;
};
export type VoidGiftCardDto = {
  /** Only staff read it. */
  reason: string;
  /** How what is left was given back to the buyer; left out where nothing is left. */
  given_back?: ('transfer' | 'other') | null;
  /** The bank’s name for the transfer. */
  reference?: string | null;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type GiveBackGiftCardDto = {
  /** How it was given back. */
  way: 'transfer' | 'other';
  /** All that was paid too much, in whole CLP, as it was seen; another amount is refused (409). */
  amount: number;
  /** The bank’s name for the transfer. */
  reference?: string | null;
};
export type GiftCardCodeDto = {
  code: string;
};
export type MoneyStepDto = {
  what: 'reserva' | 'saldo' | 'total';
  /** Whole CLP. */
  amount: number;
  due_on: string;
  /** What is still to pay of it. */
  left: number;
  name: string;
  /** Whether its day has passed, with something left. */
  overdue: boolean;
};
export type MoneyEntryDto = {
  kind: 'charge' | 'refund' | 'gift_card_sold' | 'gift_card_used' | 'gift_card_returned' | 'payout' | 'correction';
  /** Whole CLP; of a correction, what it adds. */
  amount: number;
  /** Its amount with its corrections; null for a correction. */
  comes_to: number | null;
  way: 'card' | 'transfer' | 'gift_card' | 'other';
  /** When it happened. */
  at: string;
  /** The entry that it corrects. */
  corrects_id: number | null;
  /** Of a payment by card. */
  instalments: number | null;
  id: number;
  kind_name: string;
  way_name: string;
  /** Who wrote it. */
  who: string;
  reference: string | null;
  /** What staff wrote about it. */
  note: string | null;
  /** The last digits of the card. */
  card_digits: string | null;
  /** Whether an administrator may correct it: what was paid or given back by card is what Transbank says, unless a person said it. */
  correctable: boolean;
};
export type PaymentTryDto = {
  /** Whole CLP. */
  amount: number;
  state: 'creada' | 'en_webpay' | 'pagada' | 'rechazada' | 'anulada' | 'vencida' | 'por_verificar';
  created_at: string;
  id: number;
  /** Our name for it at Transbank. */
  buy_order: string;
  state_name: string;
};
export type RefundTryDto = {
  /** Whole CLP. */
  amount: number;
  state: 'pedida' | 'hecha' | 'rechazada' | 'por_verificar';
  created_at: string;
  id: number;
  /** Our name for its payment at Transbank. */
  buy_order: string | null;
  state_name: string;
  /** Who gave it back. */
  who: string;
};
export type SaleDocumentDto = {
  kind: 'boleta' | 'factura';
  number: number;
  issued_on: string;
  /** Whole CLP. */
  amount: number;
  id: number;
  kind_name: string;
  /** Whether its PDF is there. */
  has_paper: boolean;
};
export type EveningMoneyDto = {
  agreed: number;
  /** Everything that came. */
  paid: number;
  given_back: number;
  /** What is still to pay; 0 of a cancelled evening. */
  left: number;
  /** What is to give back, beside what was. */
  to_give_back: number;
  cancelled: boolean;
  /** The number of what was agreed: the reference of a transfer. Null where staff once entered the evening by hand. */
  number: string | null;
  /** Whether the client has to pay here: the company had saved how it takes money before the client agreed. */
  asked: boolean;
  /** Whether the evening stands as 'por confirmar', because its reserva is not paid. */
  to_confirm: boolean;
  plan: MoneyStepDto[];
  /** The oldest first. */
  entries: MoneyEntryDto[];
  /** Payments by card that are not decided. */
  tries: PaymentTryDto[];
  /** Refunds by card that are not decided. */
  refunds: RefundTryDto[];
  documents: SaleDocumentDto[];
};
export type TakePaymentDto = {
  /** How it came. */
  way: 'transfer' | 'other';
  /** What came, in whole CLP; more or less than what was due. */
  amount: number;
  /** When it came ('YYYY-MM-DD'). */
  day: string;
  /** The bank's name for it. */
  reference?: string | null;
  /** For staff only. */
  note?: string | null;
  /** Made by the form: sent twice it is one entry. */
  entry_key: string;
};
export type CorrectEntryDto = {
  /** The right amount, in whole CLP; 0 where nothing came or went. */
  amount: number;
  /** What the entry came to when it was seen; another is refused (409). */
  seen: number;
  /** Why, for staff. */
  note: string;
};
export type VerifyPaymentDto = {
  /** Whether it was paid. */
  paid: boolean;
};
export type NoteDocumentDto = {
  /** What it is. */
  kind: 'boleta' | 'factura';
  /** Its number. */
  number: number;
  /** When it was made ('YYYY-MM-DD'). */
  issued_on: string;
  /** Its amount, in whole CLP. */
  amount: number;
};
export type AttachDocumentDto = {
  /** The PDF as a data URL in base64, at most 5 MB. */
  data: string;
};
export type PayTermsDto = {
  /** The share of the total that is due first, in percent. */
  reserva_percent: number;
  /** Hours after the yes until which it is due. */
  reserva_hours: number;
  /** Business days before the evening on which the rest is due. */
  saldo_days: number;
  /** Whether the company saved these settings. Until then clients pay nothing here, and the other fields are proposals. */
  saved: boolean;
  /** Whether an evening stands as 'por confirmar' until its reserva is paid. */
  confirms_date: boolean;
};
export type MoneySettingsDto = {
  /** The share of the total that is due first, in percent. */
  reserva_percent: number;
  /** Hours after the yes until which it is due. */
  reserva_hours: number;
  /** Business days before the evening on which the rest is due. */
  saldo_days: number;
  bank: string | null;
  account_kind: string | null;
  /** When the account was last changed. */
  account_changed_at: string | null;
  /** 0 while nobody saved it. */
  version: number;
  account_number: string | null;
  account_holder: string | null;
  account_rut: string | null;
  account_email: string | null;
  /** The name of who changed it. */
  account_changed_by: string | null;
  /** Whether clients can pay by card. */
  cards: boolean;
  /** Whether the company saved these settings. Until then clients pay nothing here, and the other fields are proposals. */
  saved: boolean;
  /** Whether an evening stands as 'por confirmar' until its reserva is paid. */
  confirms_date: boolean;
};
export type MoneySettingsFieldsDto = {
  /** The share of the total that is due first, in percent. */
  reserva_percent: number;
  /** Hours after the yes until which it is due. */
  reserva_hours: number;
  /** Business days before the evening on which the rest is due. */
  saldo_days: number;
  /** Whether an evening stands as 'por confirmar' until its reserva is paid. */
  confirms_date: boolean;
  /** The bank of the account. */
  bank?: string | null;
  /** Kind of account. */
  account_kind?:
    ('Cuenta corriente' | 'Cuenta vista' | 'CuentaRUT' | 'Cuenta de ahorro' | 'Chequera electr\u00F3nica') | null;
  /** Number of the account. */
  account_number?: string | null;
  /** Whose account it is. */
  account_holder?: string | null;
  /** RUT of who holds it. */
  account_rut?: string | null;
  /** To which the bank tells of a transfer. */
  account_email?: string | null;
  /** Version that was read; 0 while nobody saved it. */
  version: number;
};
export type RefundDueDto = {
  day: string;
  agreed: number;
  /** Everything that came. */
  paid: number;
  given_back: number;
  /** What is to give back, beside what was. */
  to_give_back: number;
  /** When it was cancelled; null where more was paid than agreed. */
  cancelled_at: string | null;
  /** The share of what was paid that the cancellation gives back, in percent. */
  percent: number | null;
  /** What came after the cancellation, in whole CLP. */
  came_late: number;
  /** How much of it goes back first to the gift cards that paid, in whole CLP. The other ways give back at most the rest. */
  to_gift_cards: number;
  /** The most that can be given back by card at once, in whole CLP: Transbank gives back payment by payment. */
  by_card: number;
  /** Since when it waits. */
  since: string;
  evening_id: number;
  /** The number of what was agreed; null where staff once entered the evening by hand. */
  number: string | null;
  chef_name: string;
  /** The client's name; without it where the data are blocked. */
  client: string;
};
export type PaymentToVerifyDto = {
  /** Whole CLP. */
  amount: number;
  state: 'creada' | 'en_webpay' | 'pagada' | 'rechazada' | 'anulada' | 'vencida' | 'por_verificar';
  created_at: string;
  /** Null where it pays a gift card. */
  evening_id: number | null;
  /** Null where it pays an evening. */
  gift_card_id: number | null;
  /** Of what was agreed, or of the gift card. */
  number: string | null;
  /** Who pays; without a name where the data are blocked. */
  client: string;
  id: number;
  /** Our name for it at Transbank. */
  buy_order: string;
  state_name: string;
};
export type OpenRefundDto = {
  day: string;
  /** Whole CLP. */
  amount: number;
  state: 'pedida' | 'hecha' | 'rechazada' | 'por_verificar';
  created_at: string;
  evening_id: number;
  /** The number of what was agreed; null where staff once entered the evening by hand. */
  number: string | null;
  chef_name: string;
  /** The client's name; without it where the data are blocked. */
  client: string;
  id: number;
  /** Our name for its payment at Transbank. */
  buy_order: string | null;
  state_name: string;
  /** Who gave it back. */
  who: string;
};
export type RefundsDto = {
  due: RefundDueDto[];
  tries: PaymentToVerifyDto[];
  refunds: OpenRefundDto[];
};
export type RefundOutcomeDto = {
  state: 'pedida' | 'hecha' | 'rechazada' | 'por_verificar';
  id: number;
};
export type GiveBackDto = {
  /** By card through Transbank, to the gift cards that paid, or made by hand before. */
  way: 'card' | 'gift_card' | 'transfer' | 'other';
  /** How much, in whole CLP. */
  amount: number;
  /** What was to give back when it was seen; another is refused (409): somebody was faster. */
  seen: number;
  /** The bank's name for a transfer. */
  reference?: string | null;
};
export type VerifyRefundDto = {
  /** Whether it was made. */
  made: boolean;
};
export type TransferDto = {
  version: number;
  /** What the client should have written as the transfer's reference; null where no offer says what was agreed. */
  number: string | null;
  /** What the client says, in whole CLP. */
  amount: number;
  /** What came, with its corrections; null until it is confirmed. */
  came: number | null;
  day: string;
  state: 'anunciada' | 'confirmada' | 'no_llego';
  announced_at: string;
  id: number;
  evening_id: number;
  client: string;
  /** Who decided. */
  settled_by: string | null;
  has_proof: boolean;
  /** Whether the evening was cancelled: what comes is to give back. */
  cancelled: boolean;
};
export type ConfirmTransferDto = {
  /** What came, in whole CLP; it may differ from what the client says. */
  amount: number;
  /** When it came by the account ('YYYY-MM-DD'), whatever the client says: what came before a cancellation is given back by its share. */
  day: string;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type RejectTransferDto = {
  /** Version read when the form was opened. */
  version?: number | null;
};
export type PayoutDto = {
  /** When it was made. */
  day: string;
  /** Whole CLP. */
  amount: number;
  boleta_number: number | null;
  id: number;
  /** The bank's name for it. */
  reference: string | null;
  /** Who noted it. */
  by: string | null;
};
export type RetainedDto = {
  retained: number;
  /** What is left to transfer. */
  net: number;
  /** In percent. */
  percent: number;
};
export type PayoutRowDto = {
  day: string;
  /** Number of the offer; null where staff once entered the evening by hand. */
  number: string | null;
  /** What the chef gets, in whole CLP; null where nobody agreed it. */
  amount: number | null;
  state: 'due' | 'unsettled' | 'ahead' | 'paid' | 'nothing';
  /** The number of the boleta that the chef gave as a PDF; null without one. */
  boleta: number | null;
  /** Null once the chef was deleted. */
  chef_id: number | null;
  /** What the client pays, in whole CLP. */
  total: number;
  /** By how much the chef's part changed after it was paid, in whole CLP; 0 where it did not, or nothing was paid. */
  difference: number;
  id: number;
  chef_name: string;
  /** Whether an account of the chef is known. */
  has_account: boolean;
  evening_id: number;
  /** Whether the evening was cancelled: then the chef gets the same share of what is kept. */
  cancelled: boolean;
  payout: PayoutDto | null;
  /** If the chef gives a boleta de honorarios: shown, not decided. */
  retention: RetainedDto | null;
};
export type PaidOutcomeDto = {
  /** The row of the list as it is now; null where the evening does not exist any more. */
  row: PayoutRowDto | null;
  evening_id: number;
  name: string;
  done: boolean;
  /** Why it was not made. */
  msg: string | null;
};
export type PaidEveningDto = {
  /** The evening. */
  evening_id: number;
  /** What there was to pay, in whole CLP: another amount is refused. */
  amount: number;
};
export type MarkPaidDto = {
  /** Which. */
  evenings: PaidEveningDto[];
  /** When they were made ('YYYY-MM-DD'). */
  day: string;
  /** The bank's name for the transfer. */
  reference?: string | null;
  /** Number of the boleta. */
  boleta_number?: number | null;
};
export type UndoPayoutDto = {
  /** Why. */
  note: string;
};
export type BankLineDto = {
  /** What there is to pay for all of the chef's evenings, in whole CLP. */
  amount: number;
  /** The numbers of the offers. */
  numbers: string;
  chef_name: string;
  bank: string;
  account_kind: string;
  account_number: string;
  account_holder: string;
  account_rut: string;
  account_email: string;
  /** What is retained, and left to transfer, if the chef gives boletas. */
  retention: RetainedDto | null;
};
export type BankFileAnswerDto = {
  /** Chefs without an account, by name: they are not in it. */
  missing: string[];
  lines: BankLineDto[];
};
export type BankFileDto = {
  /** Evenings whose payout is due. */
  evening_ids: number[];
};
export type EveningPartDto = {
  day: string;
  /** Number of the offer; null where staff once entered the evening by hand. */
  number: string | null;
  /** What the chef gets, in whole CLP; null where nobody agreed it. */
  amount: number | null;
  state: 'due' | 'unsettled' | 'ahead' | 'paid' | 'nothing';
  /** The number of the boleta that the chef gave as a PDF; null without one. */
  boleta: number | null;
  /** What the client pays, in whole CLP. */
  total: number;
  /** What the chef gets if the evening takes place; null where nobody agreed it. */
  pay: number | null;
  /** The total less that commission; null without one. */
  usual: number | null;
  /** Of what was agreed; 0 where nothing was. */
  version: number;
  /** By how much the part changed after it was paid, in whole CLP; 0 where it did not, or nothing was paid. */
  difference: number;
  chef_name: string;
  /** Whether staff agreed it otherwise than by the commission. */
  by_hand: boolean;
  /** In percent: that of the day of the yes, or today's where nothing was agreed. Null where none is settled. */
  commission: number | null;
  evening_id: number;
  /** Whether the evening was cancelled: then the chef gets the same share of what is kept. */
  cancelled: boolean;
  payout: PayoutDto | null;
  /** If the chef gives a boleta de honorarios: shown, not decided. */
  retention: RetainedDto | null;
};
export type SettlePayDto = {
  /** Whole CLP; null for the total less the commission. */
  amount?: number | null;
  /** Version read when the form was opened; 0 where nothing was agreed. */
  version?: number | null;
};
export type PayeeDto = {
  /** Null, as all of the account, where none is known. */
  bank: string | null;
  account_kind: string | null;
  account_number: string | null;
  account_holder: string | null;
  account_rut: string | null;
  account_email: string | null;
  /** Null until somebody saved it. */
  version: number | null;
  chef_name: string;
  /** The chef's own commission in percent; null for the company's. */
  commission: number | null;
  /** The company's, in percent; null where it settled none. */
  usual_commission: number | null;
};
export type PayeeFieldsDto = {
  /** The chef's own commission in percent; null for the company's. */
  commission?: number | null;
  bank?: string | null;
  account_kind?: string | null;
  account_number?: string | null;
  account_holder?: string | null;
  account_rut?: string | null;
  account_email?: string | null;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type RetentionDto = {
  /** From this day on ('YYYY-MM-DD'). */
  from: string;
  /** In percent. */
  percent: number;
};
export type PayoutSettingsDto = {
  /** Null until somebody saved it. */
  version: number | null;
  /** In percent of the total; null where each evening is agreed by hand. */
  commission: number | null;
  /** By day. */
  retentions: RetentionDto[];
};
export type PayoutSettingsFieldsDto = {
  /** In percent of the total; null where each evening is agreed by hand. */
  commission?: number | null;
  /** Retention of a boleta, by day. */
  retentions: RetentionDto[];
  /** Version read when the form was opened. */
  version?: number | null;
};
export type CashWayDto = {
  way: 'card' | 'transfer' | 'gift_card' | 'other';
  /** Whole CLP that came in, for evenings and gift cards. */
  came_in: number;
  given_back: number;
  paid_out: number;
  /** What came in, less what was given back and paid to chefs. */
  total: number;
};
export type CashSumsDto = {
  by_entry: number;
  by_way: number;
  /** By evening or gift card. */
  by_account: number;
};
export type CashCountDto = {
  amount: number;
  count: number;
};
export type CashFiguresDto = {
  /** Gift cards that were sold in the month: a part of what came in. */
  gift_cards_sold: number;
  /** What gift cards paid of evenings in the month: it had come in before. */
  gift_cards_used: number;
  month: string;
  /** Card, transfer and other. */
  ways: CashWayDto[];
  sums: CashSumsDto;
  /** Gift cards that are valid today, and what is left of them. */
  gift_cards_open: CashCountDto;
  /** What is to pay from today until the end of the month, and of how many evenings of the last 18 months and ahead. */
  due: CashCountDto;
  /** What should have been paid by the end of the month, before today, and was not, of the same evenings. */
  overdue: CashCountDto;
};
export type CashPendingDto = {
  /** Rows of the bank in the month of which nobody knows what they are: what came less what went, and how many. */
  bank: CashCountDto;
  /** Entries of the month without a row of the bank, corrections too, as the list has them: what came less what went, and how many. */
  ours: CashCountDto;
};
export type CashEntryDto = {
  evening_id: number | null;
  gift_card_id: number | null;
  /** Of what was agreed, or of the gift card; null where staff once entered the evening by hand. */
  number: string | null;
  /** The day in Chile on which it counts: a correction does on that of what it corrects. */
  day: string;
  /** What it counts as. */
  kind: 'charge' | 'refund' | 'gift_card_sold' | 'gift_card_used' | 'gift_card_returned' | 'payout';
  way: 'card' | 'transfer' | 'gift_card' | 'other';
  /** Whole CLP; what went out is below zero. */
  amount: number;
  /** Whether a row of the bank was found for it; 'none' where no bank has one. */
  bank: 'matched' | 'open' | 'none';
  /** Whether it corrects another one. */
  corrects: boolean;
  /** Who wrote it, where it was a member of staff. */
  actor_name: string | null;
  id: number;
  reference: string | null;
  /** Who pays; without a name where the data are blocked. */
  client: string;
  /** Null of a gift card. */
  chef_name: string | null;
};
export type CashAccountDto = {
  evening_id: number | null;
  gift_card_id: number | null;
  /** Of what was agreed, or of the gift card; null where staff once entered the evening by hand. */
  number: string | null;
  /** The evening's number; that of a gift card below zero. */
  id: number;
  /** Of the evening; null of a gift card. */
  day: string | null;
  /** Whole CLP, as the others. */
  agreed: number;
  paid: number;
  given_back: number;
  left: number;
  /** What moved in the month: the sum of all is the month's. */
  moved: number;
  cancelled: boolean;
  /** Who pays; without a name where the data are blocked. */
  client: string;
  /** Null of a gift card. */
  chef_name: string | null;
};
export type UnreadableRowDto = {
  /** Among the rows of the file that are not empty, from 1. */
  line: number;
  msg: string;
};
export type StatementReadDto = {
  source: 'bank' | 'transbank';
  /** Rows with an amount. */
  read: number;
  /** Those among them that had been read before. */
  known: number;
  /** How many rows of the bank this matched by reference, amount and day. */
  matched: number;
  /** The latest month of its rows ('YYYY-MM'); null without rows. */
  month: string | null;
  unreadable: UnreadableRowDto[];
  /** How many rows were skipped because they have no day, such as sums and notes. */
  skipped: number;
};
export type ReadStatementDto = {
  /** The CSV file as text, with the names of its columns: separated by semicolons, commas or tabs. */
  text: string;
};
export type BankEntryDto = {
  evening_id: number | null;
  gift_card_id: number | null;
  /** Of what was agreed, or of the gift card; null where staff once entered the evening by hand. */
  number: string | null;
  /** The day in Chile on which it counts: a correction does on that of what it corrects. */
  day: string;
  /** What it counts as. */
  kind: 'charge' | 'refund' | 'gift_card_sold' | 'gift_card_used' | 'gift_card_returned' | 'payout';
  way: 'card' | 'transfer' | 'gift_card' | 'other';
  /** Whole CLP with its corrections; what went out is below zero. */
  amount: number;
  id: number;
  reference: string | null;
  /** Who pays; without a name where the data are blocked. */
  client: string;
  /** Null of a gift card. */
  chef_name: string | null;
};
export type BankRowDto = {
  source: 'bank' | 'transbank';
  day: string;
  /** Whole CLP; what went out is below zero. */
  amount: number;
  state: 'pending' | 'matched' | 'aside';
  /** The entries that it is, with their corrections. */
  entries: BankEntryDto[];
  id: number;
  /** Empty where the bank has no name for it. */
  reference: string;
  /** The bank's words, without numbers of accounts and people; null once they are no use. */
  words: string | null;
  /** Who matched it or set it aside; null where nobody did. */
  by: string | null;
};
export type MatchBankRowDto = {
  /** Entries of the ledger in the same direction. */
  entry_ids: number[];
};
export type SetAsideDto = {
  /** False takes it up again. */
  aside: boolean;
};
export type MessageFieldDto = {
  name: string;
  /** What stands in its place. */
  means: string;
};
export type MessagePreviewDto = {
  text: string;
  /** Subject of the mail. */
  subject: string;
  /** The text of a mail, where it differs. A mail leaves the client's name out until somebody confirmed its address by
    opening a link. Null where it is the same. */
  mail_text: string | null;
  /** The fields that the text names and the request does not say. */
  empty: MessageFieldDto[];
  /** The chat with the text written; null where the request has no phone that can be written to. */
  whatsapp: string | null;
  /** Whether a mail server is configured. */
  mail: boolean;
};
export type PreviewMessageDto = {
  /** With fields such as `{nombre}`; another one is refused. */
  text: string;
  /** Subject of the mail, also with fields; made by the server where it is left out. */
  subject?: string | null;
};
export type MessageDto = {
  channel: 'mail' | 'whatsapp';
  /** Of the activity that keeps it. */
  id: number;
  /** What has become of the mail; null for WhatsApp. */
  mail: MailDto | null;
  /** The chat with the text written; null for a mail. */
  whatsapp: string | null;
};
export type SendMessageDto = {
  /** With fields such as `{nombre}`; another one is refused. */
  text: string;
  /** Subject of the mail, also with fields; made by the server where it is left out. */
  subject?: string | null;
  /** `mail` is sent by the product; `whatsapp` is sent by anyone who opens the link of the answer. */
  channel: 'mail' | 'whatsapp';
  /** Made by the page. The same message under one key is one, and answers the same; another one is refused (422). */
  request_key: string;
  /** The filled text that was seen. Where the server fills it differently by now, nothing is sent (409). */
  seen?: string | null;
  /** Sends it although a field is empty; otherwise that is refused (409). */
  allow_empty?: boolean | null;
};
export type ReplyTextDto = {
  id: number;
  name: string;
  text: string;
  /** Send it back with an update, so that nobody's changes are overwritten unseen. */
  version: number;
};
export type CreateReplyTextDto = {
  /** By which it is chosen; unique. */
  name: string;
  /** With fields such as `{nombre}`; see `messages/fields`. Another one is refused. */
  text: string;
};
export type UpdateReplyTextDto = {
  /** By which it is chosen; unique. */
  name: string;
  /** With fields such as `{nombre}`; see `messages/fields`. Another one is refused. */
  text: string;
  /** Version read when the form was opened. */
  version?: number | null;
};
export type OpinionLinkDto = {
  /** Anyone who has it can write the opinion. */
  url: string;
};
export type KitchenAccessDto = {
  invited_at: string;
  /** To a quarter of an hour; null before the first visit. */
  last_visit_at: string | null;
  /** The address with which the chef signs in: the one of the chef's form. */
  email: string;
  /** The invitation; null where no mail server is configured. */
  invitation_mail: MailDto | null;
};
export type ChefAccessDto = {
  access: KitchenAccessDto | null;
  kitchen_url: string;
};
export type ProfileMenuDto = {
  guests_min: number | null;
  guests_max: number | null;
  id: number;
  /** Of the experience. */
  version: number;
  dish_name: string;
  description: string;
  /** Parte 1. */
  starter: string;
  /** Parte 2. */
  main_course: string;
  /** Parte 3. */
  dessert: string;
  diets: LookupDto[];
  profile_image: ImageDto;
};
export type ProfileDto = {
  price_per_person: number | null;
  description: string;
  information: string;
  profile_image: ImageDto;
  gallery: ImageDto[];
  menus: ProfileMenuDto[];
};
export type NewMenuDto = {
  guests_min: number | null;
  guests_max: number | null;
  /** Of the form that made it. */
  id: string;
  modalities: LookupDto[];
  food_types: string[];
  dish_name: string;
  description: string;
  /** Parte 1. */
  starter: string;
  /** Parte 2. */
  main_course: string;
  /** Parte 3. */
  dessert: string;
  diets: LookupDto[];
  profile_image: ImageDto;
};
export type ProfileChangeDto = {
  state: 'waiting' | 'returned' | 'taken';
  /** The fields that it would change. Its other values are what is public. */
  fields: ('description' | 'information' | 'price_per_person' | 'profile_image' | 'gallery')[];
  /** Fields of it that staff changed on the site since the chef wrote. */
  changed_since: ('description' | 'information' | 'price_per_person' | 'profile_image' | 'gallery')[];
  /** Ids of the experiences that it would change, and of those of them that staff changed since the chef wrote. */
  menus: number[];
  menus_changed_since: number[];
  sent_at: string;
  id: number;
  /** The experiences that it would add. */
  new_menus: NewMenuDto[];
  wanted: ProfileDto;
  /** What staff say where they returned it. */
  note: string | null;
  version: number;
};
export type ChefProfileDto = {
  shown: ProfileDto;
  /** Null where nothing was proposed, or the chef took it back. */
  change: ProfileChangeDto | null;
  /** The chef's version: send it back, so that nothing is taken over what a colleague saved meanwhile. */
  chef_version: number;
};
export type TakenMenuDto = {
  /** The experience. */
  id: number;
  /** Its version that was seen. */
  version: number;
};
export type TakenNewMenuDto = {
  /** Of the form that made it. */
  id: string;
};
export type DecideProfileDto = {
  /** Whether this is taken, where the chef proposed it. */
  description: boolean;
  /** The same. */
  information: boolean;
  /** The same. */
  price_per_person: boolean;
  /** The same. */
  profile_image: boolean;
  /** The same. */
  gallery: boolean;
  /** The experiences that are taken. */
  menus: TakenMenuDto[];
  /** The new experiences that are taken. */
  new_menus: TakenNewMenuDto[];
  /** For the chef; asked for where something is not taken. */
  note?: string | null;
  /** Version of the change that was seen. */
  version: number;
  /** The chef's version that was seen. */
  chef_version: number;
};
export type DutyEveningDto = {
  /** The day on which it begins in Chile. */
  day: string;
  /** The chef's; null once the chef was deleted. */
  phone_number: string | null;
  starts_at: string;
  /** Address and commune, as far as they are known. */
  place: string;
  chef_name: string;
};
export type DutyPressDto = {
  /** Opens the page, takes notice in the request's activity, or mails the chef the event sheet of the evening. */
  does: 'open' | 'acknowledge' | 'send_sheet';
  label: string;
  /** The page that it opens, or on which the same can be done. */
  path: string;
};
export type DutyDto = {
  kind:
    | 'late_request'
    | 'chef_answer'
    | 'withdrawn'
    | 'next_step'
    | 'declined'
    | 'expired'
    | 'undelivered'
    | 'without_chef'
    | 'change_open'
    | 'change_declined'
    | 'change_expired'
    | 'accepted'
    | 'sheet'
    | 'stale_sheet'
    | 'unconfirmed_sheet'
    | 'change_wish'
    | 'evening'
    | 'overdue'
    | 'refund'
    | 'to_verify'
    | 'transfer'
    | 'payout'
    | 'gift_card_back'
    | 'gift_card'
    | 'opinion'
    | 'opinion_answer'
    | 'profile'
    | 'data_right';
  /** Since when it waits; of an evening, when it begins. */
  since: string;
  /** By when the law asks for it; null where it does not. */
  due_on: string | null;
  /** The request that it is about; null where that is gone. */
  request_id: number | null;
  /** The offer that it is about; null for others. */
  offer_id: number | null;
  /** The evening that it is about; null for others. */
  evening_id: number | null;
  /** What staff call its kind. */
  title: string;
  client: string;
  /** The page of what it is about. */
  path: string;
  /** What there is to know. */
  text: string;
  /** Who looks after the request; null for nobody. */
  owner: QuoteOwnerDto | null;
  /** The evening that it is; null for other kinds. */
  evening: DutyEveningDto | null;
  press: DutyPressDto;
};
export type MoreDutiesDto = {
  kind:
    | 'late_request'
    | 'chef_answer'
    | 'withdrawn'
    | 'next_step'
    | 'declined'
    | 'expired'
    | 'undelivered'
    | 'without_chef'
    | 'change_open'
    | 'change_declined'
    | 'change_expired'
    | 'accepted'
    | 'sheet'
    | 'stale_sheet'
    | 'unconfirmed_sheet'
    | 'change_wish'
    | 'evening'
    | 'overdue'
    | 'refund'
    | 'to_verify'
    | 'transfer'
    | 'payout'
    | 'gift_card_back'
    | 'gift_card'
    | 'opinion'
    | 'opinion_answer'
    | 'profile'
    | 'data_right';
  /** How many are not shown. */
  count: number;
  title: string;
  /** Where all are. */
  path: string;
};
export type TodayDto = {
  /** The oldest first; at most five of each kind. */
  duties: DutyDto[];
  more: MoreDutiesDto[];
  /** Whether the caller gets the same by mail on working days; null where no mail goes out. */
  mailed: boolean | null;
};
export type DashboardSummaryDto = {
  /** Chefs that visitors see. */
  active_chefs: number;
  /** Experiences of active chefs. */
  experiences: number;
  /** Opinions of clients, featured or not. */
  opinions: number;
  /** Requests for a quote that nobody has dealt with yet. */
  new_requests: number;
  /** People who were invited and have not signed in yet. Null for who is no administrator. */
  people_waiting: number | null;
  /** Active chefs who offer no experience. */
  chefs_without_experiences: number;
  /** Active chefs without a price per person. */
  chefs_without_price: number;
  /** Active chefs no search by food type finds. */
  chefs_without_food_types: number;
  /** Active chefs no search by city finds. */
  chefs_without_cities: number;
  /** Experiences of active chefs that do not say for how many people they are: no search by guests finds them. */
  experiences_without_guests: number;
  /** Experiences of active chefs that do not say how long they take. */
  experiences_without_duration: number;
  /** Experiences of active chefs that name no diet which they can serve: no search by diet finds them. */
  experiences_without_diets: number;
  /** Covers of the home page; it has room for three. */
  headers: number;
  /** What the company's page does not say yet. */
  company_missing: ('city' | 'address' | 'email' | 'phone_number' | 'facebook' | 'instagram' | 'linkedin')[];
};
export type RequestWeekDto = {
  /** Its Monday. */
  week: string;
  /** Requests from the site's form. */
  site: number;
  /** Requests from the site's form that a campaign brought. */
  campaign: number;
  /** Requests that staff wrote down on the telephone. */
  phone: number;
};
export type AnswerWaitDto = {
  /** They waited less than these minutes of working hours, and as much as the group before or longer; null for the longest. */
  below_minutes: number | null;
  count: number;
};
export type FirstAnswersDto = {
  /** Half of them were answered within these minutes of working hours (Monday to Saturday 9–19 in Chile); null where nobody was. */
  median_minutes: number | null;
  /** The shortest wait first. */
  waits: AnswerWaitDto[];
};
export type RequestFunnelDto = {
  /** All of them. */
  received: number;
  /** Somebody answered. */
  answered: number;
  /** An offer was sent. */
  quoted: number;
  /** The client accepted. */
  accepted: number;
};
export type LostRequestsDto = {
  reason:
    | 'precio'
    | 'fecha'
    | 'sin_respuesta'
    | 'otro_proveedor'
    | 'no_ofrecemos'
    | 'repetida'
    | 'spam'
    | 'retirada'
    | 'cancelo_chef'
    | 'cancelamos'
    | 'fuerza_mayor'
    | 'otra';
  count: number;
};
export type AcceptedMonthDto = {
  /** Offers that were accepted and not called off. */
  offers: number;
  /** Their total, in whole CLP with taxes. */
  total: number;
  /** What came in that month for evenings and gift cards, whenever they were agreed, in whole CLP: as Caja says it. */
  paid: number;
  month: string;
};
export type RequestFiguresDto = {
  /** Every week of the period, the current one last. */
  weeks: RequestWeekDto[];
  answers: FirstAnswersDto;
  funnel: RequestFunnelDto;
  /** The most frequent reason first. */
  lost: LostRequestsDto[];
  /** Every month that the weeks touch, whole, the current one last. */
  accepted: AcceptedMonthDto[];
};
export type TroubledJobDto = {
  id: string;
  added_at: string;
  /** When it is tried next; null where it failed for good. */
  next_at: string | null;
  /** The title of its kind. */
  title: string;
  /** Whose mail it is: 'Persona: Eva Soto'. Null for other jobs, and where the record is gone. */
  about: string | null;
  /** Whether nobody tries it any more. */
  failed: boolean;
  /** How often it was tried. */
  tries: number;
  /** What went wrong last, in Spanish. */
  error: string | null;
};
export type UndeliveredMailRowDto = {
  /** waiting, sent, refused (by a mail server, at once or later), failed (tried for days, or given up) or dropped (not needed any more). */
  state: 'waiting' | 'sent' | 'refused' | 'failed' | 'dropped';
  /** What a mail system answered later, as RFC 3463 numbers it; null where the mail did not come back. */
  status_code: string | null;
  /** The other mail server's own words about a mail that came back, without addresses: a stranger's text, to be shown as text only. */
  reply: string | null;
  /** When it became what it is; null while it waits. */
  settled_at: string | null;
  /** The request that it is about; null for an invitation. */
  request_id: number | null;
  id: number;
  /** What kind of mail it is. */
  title: string;
  /** Whom it is about: 'Solicitud: Eva Soto'. Null where the record is gone. */
  about: string | null;
  /** Why it has not arrived, in Spanish; null where nothing went wrong. */
  problem: string | null;
};
export type SpeedOfPageDto = {
  device: 'phone' | 'tablet' | 'desktop';
  /** The page's pattern. */
  route: string;
  /** The number of reported visits. */
  visits: number;
  /** Seconds until the largest picture or text was painted (LCP). */
  lcp: number | null;
  /** Seconds until the screen answered to a press (INP). */
  inp: number | null;
  /** Seconds until the first byte of the document (TTFB). */
  ttfb: number | null;
  /** How much the layout moved by itself (CLS). */
  cls: number | null;
};
export type VersionsDto = {
  product: string;
  /** Twelve digits of the commit; 'unknown' where nobody said it to the build. */
  commit: string;
  /** The commit's date as ISO 8601, or 'unknown'. */
  date: string;
  node: string;
  postgres: string;
};
export type ReplicaDto = {
  /** When it started. */
  started: string;
  id: string;
  /** Name of its machine or container. */
  host: string;
  version: string;
  /** Whether it is the one that answers. */
  answers: boolean;
};
export type DataDto = {
  /** Size of the database in bytes. */
  bytes: number;
  /** How many pictures there are. */
  images: number;
};
export type JobKindDto = {
  /** Since when the job waits that has waited longest although it is due; null where none does. */
  oldest: string | null;
  /** When one was last done; null where none was for a while. */
  last_done: string | null;
  /** Its name in the queue. */
  name: string;
  title: string;
  /** Whether it runs by itself, at its times. */
  periodic: boolean;
  /** Jobs that wait, also for their next try. */
  waiting: number;
  running: number;
  /** Jobs that nobody tries any more. */
  failed: number;
};
export type SystemDto = {
  /** Jobs in trouble, those that failed for good first; at most 50. */
  troubled: TroubledJobDto[];
  /** Mails of the last 30 days that have not arrived, the newest first; at most 50. */
  undelivered: UndeliveredMailRowDto[];
  /** How fast pages were for those who visited them since the process that answers started, the most visited first; at most 20. */
  speed: SpeedOfPageDto[];
  versions: VersionsDto;
  /** The processes that are alive, the oldest first. */
  replicas: ReplicaDto[];
  data: DataDto;
  jobs: JobKindDto[];
};
export type SystemPartDto = {
  /** `off` is what nobody configured; `caution` works but should be looked at. */
  state: 'ok' | 'off' | 'caution' | 'failed';
  part: string;
  name: string;
  /** What was found, in a Spanish sentence. */
  said: string;
  /** How long trying took, in milliseconds. */
  took: number;
};
export const {
  useHealthReadyQuery,
  useFindPersonalDataMutation,
  useExportPersonalDataMutation,
  useRectifyPersonalDataMutation,
  useBlockPersonalDataMutation,
  useUnblockPersonalDataMutation,
  useErasePersonalDataMutation,
  useListDataRightsQuery,
  useNoteDataRightMutation,
  useRefuseDataRightMutation,
  useListAuditLinesQuery,
  useListRecordHistoryQuery,
  useListPersonHistoryQuery,
  useWantTodayMailMutation,
  useListPeopleQuery,
  useInvitePersonMutation,
  useInvitePersonAgainMutation,
  useUpdatePersonMutation,
  useTogglePersonStateMutation,
  useDeletePersonMutation,
  useListOwnSessionsQuery,
  useEndOwnSessionMutation,
  useEndOtherSessionsMutation,
  useListLookupsQuery,
  useCreateLookupMutation,
  useUpdateLookupMutation,
  useToggleLookupHiddenMutation,
  useMergeLookupMutation,
  useDeleteLookupMutation,
  useUploadFileMutation,
  useListVersionsQuery,
  useCompareVersionQuery,
  useRestoreVersionMutation,
  useListDeletedRecordsQuery,
  useBringBackRecordMutation,
  useListChefsQuery,
  useGetChefQuery,
  useCreateChefMutation,
  useUpdateChefMutation,
  useDeleteChefMutation,
  useToggleChefFavoriteMutation,
  useToggleChefStateMutation,
  useCreateProposalMutation,
  useUpdateProposalMutation,
  useReplaceChefProposalsMutation,
  useDeleteProposalMutation,
  useListCommentsQuery,
  useGetCommentQuery,
  useCreateCommentMutation,
  useUpdateCommentMutation,
  useReplaceChefCommentsMutation,
  useToggleCommentFavoriteMutation,
  usePublishCommentMutation,
  useHideCommentMutation,
  useDecideCommentAnswerMutation,
  useDeleteCommentMutation,
  useLookAtPreviewMutation,
  useSharePreviewMutation,
  useRevokePreviewMutation,
  useUpdateCompanyMutation,
  useShowFreeSaturdaysMutation,
  useGetCompanySettingsQuery,
  useSettleCompanyMutation,
  useCreateHeaderMutation,
  useUpdateHeaderMutation,
  useDeleteHeaderMutation,
  useCreateClientLogoMutation,
  useUpdateClientLogoMutation,
  useDeleteClientLogoMutation,
  useListFormsQuery,
  useCreateFormMutation,
  useReadFormLinkQuery,
  useUpdateFormMutation,
  useToggleFormStateMutation,
  useDeleteFormMutation,
  useListTextsQuery,
  useGetTextQuery,
  useListTextVersionsQuery,
  useGetTextVersionQuery,
  usePublishTextMutation,
  useRestoreTextMutation,
  useResetTextMutation,
  useListQuoteRequestsQuery,
  useGetQuoteRequestQuery,
  useListQuotePeopleQuery,
  useTakeQuoteRequestMutation,
  useMoveQuoteRequestMutation,
  useAssignQuoteRequestMutation,
  usePlanQuoteRequestMutation,
  useCorrectQuoteRequestMutation,
  useRestrictQuoteRequestMutation,
  useNoteQuoteRequestMutation,
  useAssignQuoteRequestsMutation,
  useExportQuoteRequestsMutation,
  useLoseQuoteRequestsMutation,
  useChangeQuoteRequestStateMutation,
  useMailQuoteRequestAgainMutation,
  useDeleteQuoteRequestMutation,
  useGetAgendaQuery,
  useGetEveningOfRequestQuery,
  useListEveningsAheadQuery,
  useShiftEveningMutation,
  useGiveCalendarMutation,
  useRevokeCalendarMutation,
  useCreateBlockedRangeMutation,
  useUpdateBlockedRangeMutation,
  useDeleteBlockedRangeMutation,
  useEndWeeklyRuleMutation,
  useListOffersQuery,
  useGetOfferQuery,
  useCreateOfferMutation,
  useUpdateOfferMutation,
  useSendOfferMutation,
  useMailOfferAgainMutation,
  useLinkOfferMutation,
  useCreateOfferVersionMutation,
  useChangeOfferMutation,
  useWithdrawOfferMutation,
  useAcceptOfferByPhoneMutation,
  useAgreeByPhoneMutation,
  useDeleteOfferMutation,
  useGetOfferTextsQuery,
  useUpdateOfferTextsMutation,
  useMoveEveningMutation,
  useGetEveningRefundQuery,
  useCancelEveningMutation,
  useConfirmOverlapMutation,
  useGetEventSheetQuery,
  useGetEveningQuery,
  useUpdateNightMutation,
  useSendSheetMutation,
  useOpenChatMutation,
  useListChefInquiriesQuery,
  useAskChefsMutation,
  useMailChefInquiryAgainMutation,
  useWithdrawChefInquiryMutation,
  useNoteChefAnswerMutation,
  useListOpenOffersQuery,
  useListGiftCardsQuery,
  useGetGiftCardQuery,
  useSellGiftCardMutation,
  useReceiveGiftCardMutation,
  useVoidGiftCardMutation,
  useGiveBackGiftCardMutation,
  useShowGiftCardCodeMutation,
  useSendGiftCardAgainMutation,
  useEraseGiftCardMutation,
  useGetEveningMoneyQuery,
  useTakePaymentMutation,
  useCorrectEntryMutation,
  useVerifyPaymentMutation,
  useNoteDocumentMutation,
  useAttachDocumentMutation,
  useGetDocumentPaperQuery,
  useRemoveDocumentMutation,
  useGetPayTermsQuery,
  useGetMoneySettingsQuery,
  useSaveMoneySettingsMutation,
  useListRefundsQuery,
  useGiveBackMutation,
  useVerifyRefundMutation,
  useListTransfersQuery,
  useListEveningTransfersQuery,
  useConfirmTransferMutation,
  useRejectTransferMutation,
  useGetTransferProofQuery,
  useListPayoutsQuery,
  useMarkPaidMutation,
  useUndoPayoutMutation,
  useMakeBankFileMutation,
  useGetEveningPartQuery,
  useSettleChefPayMutation,
  useGetBoletaQuery,
  useGetPayeeQuery,
  useUpdatePayeeMutation,
  useGetPayoutSettingsQuery,
  useUpdatePayoutSettingsMutation,
  useGetCashFiguresQuery,
  useGetCashPendingQuery,
  useListCashEntriesQuery,
  useListCashAccountsQuery,
  useReadStatementMutation,
  useListBankRowsQuery,
  useListBankRowCandidatesQuery,
  useMatchBankRowMutation,
  useUnmatchBankRowMutation,
  useSetBankRowAsideMutation,
  useListMessageFieldsQuery,
  usePreviewMessageMutation,
  useSendMessageMutation,
  useSendMessageAgainMutation,
  useListReplyTextsQuery,
  useCreateReplyTextMutation,
  useUpdateReplyTextMutation,
  useDeleteReplyTextMutation,
  useLinkOpinionMutation,
  useGetChefAccessQuery,
  useInviteChefMutation,
  useEndChefAccessMutation,
  useGetProfileChangeQuery,
  useDecideProfileChangeMutation,
  useGetTodayQuery,
  useGetDashboardSummaryQuery,
  useGetRequestFiguresQuery,
  useGetSystemStatusQuery,
  useGetSystemPartsQuery,
  useRetryJobMutation,
  useDiscardJobMutation,
} = injectedRtkApi;
export * from './public.generated';
